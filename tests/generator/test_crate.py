"""The crate that `--with cargo` writes: its calls, its build script, and a program of Rust on the code itself."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import ciphergen
from ciphergen.cli.functions import ObjectCode
from ciphergen.verify.object.archive import members
from tests.generator.running import cipher
from tests.generator.test_glue import package, run, texts
from tests.tools import needs

ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr")
needs_rust = needs("Rust and compilers", installed=all(
    map(shutil.which, ("cargo", "rustc", "gcc", "ar", "riscv64-unknown-elf-gcc"))
))  # fmt: skip
# Functions that say by their output with what they were called: no cipher.
STAND_IN = r"""
#include <stddef.h>
#include <stdint.h>
typedef struct { uint32_t rk[96]; } key;
void lea128_expand_key(key *ks, const uint8_t k[16]) { for (int i = 0; i < 96; i++) ks->rk[i] = i < 16 ? k[i] : i; }
static void blocks(const key *ks, const uint8_t *in, uint8_t *out, size_t n, int plus)
{
    for (size_t i = 0; i < 16 * n; i++) out[i] = (uint8_t)((in[i] ^ ks->rk[i % 16]) + ks->rk[95] + plus);
}
void lea128_encrypt(const key *ks, const uint8_t *in, uint8_t *out) { blocks(ks, in, out, 1, 1); }
void lea128_decrypt(const key *ks, const uint8_t *in, uint8_t *out) { blocks(ks, in, out, 1, 2); }
void lea128_encrypt_blocks(const key *ks, const uint8_t *in, uint8_t *out, size_t n) { blocks(ks, in, out, n, 3); }
void lea128_decrypt_blocks(const key *ks, const uint8_t *in, uint8_t *out, size_t n) { blocks(ks, in, out, n, 4); }
void lea128_ctr(const key *ks, uint8_t c[16], const uint8_t *in, uint8_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++) out[i] = (uint8_t)((in[i] ^ ks->rk[i % 16]) + c[i % 16]);
    c[15]++;
}
"""
CALLS = """use lea::Lea128;
use std::panic::catch_unwind;

fn expected(data: &[u8], plus: usize) -> Vec<u8> {
    data.iter().enumerate().map(|(i, d)| ((*d as usize ^ (i % 16 + 1)) + 95 + plus) as u8).collect()
}

fn main() {
    assert_eq!(std::mem::size_of::<Lea128>(), 384);
    assert_eq!((Lea128::KEY_BYTES, Lea128::BLOCK_BYTES), (16, 16));
    let key: [u8; 16] = core::array::from_fn(|i| i as u8 + 1);
    let ks = Lea128::new(&key);
    let data: Vec<u8> = (0..48).map(|i| 5 * i as u8).collect();
    let block: [u8; 16] = data[..16].try_into().unwrap();
    let (mut one, mut many, mut place) = ([0; 16], vec![0; 48], block);
    ks.encrypt(&block, &mut one);
    assert_eq!(one.to_vec(), expected(&block, 1));
    ks.decrypt(&block, &mut one);
    assert_eq!(one.to_vec(), expected(&block, 2));
    ks.encrypt_in_place(&mut place);
    assert_eq!(place.to_vec(), expected(&block, 1));
    place = block;
    ks.decrypt_in_place(&mut place);
    assert_eq!(place.to_vec(), expected(&block, 2));
    ks.encrypt_blocks(&data, &mut many);
    assert_eq!(many, expected(&data, 3));
    ks.decrypt_blocks(&data, &mut many);
    assert_eq!(many, expected(&data, 4));
    many = data.clone();
    ks.encrypt_blocks_in_place(&mut many[..32]);
    assert_eq!((&many[..32], &many[32..]), (&expected(&data[..32], 3)[..], &data[32..]));
    many = data.clone();
    ks.decrypt_blocks_in_place(&mut many);
    assert_eq!(many, expected(&data, 4));
    ks.encrypt_blocks(&[], &mut []);

    let mut counter = [9; 16];
    let (short, mut out) = (&data[..21], vec![0; 21]);
    ks.ctr(&mut counter, short, &mut out);
    let stream: Vec<u8> = short.iter().enumerate().map(|(i, d)| (d ^ (i as u8 % 16 + 1)) + 9).collect();
    assert_eq!((out, counter[15]), (stream.clone(), 10));
    let (mut again, mut counter) = (short.to_vec(), [9; 16]);
    ks.clone().ctr_in_place(&mut counter, &mut again);
    assert_eq!((again, counter[15]), (stream, 10));

    assert!(catch_unwind(|| ks.encrypt_blocks(&[0; 16], &mut [0; 32])).is_err());
    assert!(catch_unwind(|| ks.decrypt_blocks(&[0; 17], &mut [0; 17])).is_err());
    assert!(catch_unwind(|| ks.encrypt_blocks_in_place(&mut [0; 15])).is_err());
    assert!(catch_unwind(|| ks.ctr(&mut [0; 16], &[0; 2], &mut [0; 1])).is_err());
    println!("done");
}
"""


@pytest.mark.long
@needs_rust
def test_rust_calls_what_it_says(tmp_path: Path) -> None:
    """On this machine, with functions that stand in for the code."""
    folder = package(tmp_path, "rv32i")
    (tmp_path / "lea.c").write_text(STAND_IN)
    (tmp_path / "calls.rs").write_text(CALLS)
    run("gcc", "-c", "lea.c", place=tmp_path)
    run("ar", "crs", "liblea.a", "lea.o", place=tmp_path)
    crate = ("--edition", "2021", "-D", "warnings")
    run("rustc", *crate, "--crate-name", "lea", "--crate-type", "rlib", folder / "lib.rs", "-o", "liblea.rlib",
        "-L.", "-lstatic=lea", place=tmp_path)  # fmt: skip
    run("rustc", *crate, "calls.rs", "--extern", "lea=liblea.rlib", "-L.", place=tmp_path)
    assert "done\n" in run("./calls", place=tmp_path)


@pytest.mark.long
@needs_rust
@pytest.mark.parametrize("modes", [("ctr",), ("ecb",)])
def test_rust_has_what_there_is(tmp_path: Path, modes: tuple[str, ...]) -> None:
    (tmp_path / "lib.rs").write_text(texts(prefix="my_", modes=modes)["lib.rs"])
    run("rustc", "--edition", "2021", "-D", "warnings", "--crate-type", "rlib", "lib.rs", place=tmp_path)
    text = (tmp_path / "lib.rs").read_text()
    assert "pub struct MyLea128 {" in text
    found = re.findall(r"pub fn my_lea128_(\w+)\(ks", text)
    assert found == ([*ROLES[:5]] if modes == ("ecb",) else ["expand_key", "ctr"])
    assert set(re.findall(r"pub fn (\w+)\(&self", text)) == (
        {f"{role}{end}" for role in ROLES[1:5] for end in ("", "_in_place")} if modes == ("ecb",)
        else {"ctr", "ctr_in_place"}
    )  # fmt: skip


def build_script(place: Path, **variables: str) -> str:
    """Runs build.rs as Cargo would, for bare RV32I."""
    folder = package(place, "rv32i")
    run("rustc", "--edition", "2021", "-D", "warnings", "build.rs", "-o", place / "build", place=folder)
    known = {"HOST": "x86_64-unknown-linux-gnu", "TARGET": "riscv32i-unknown-none-elf", "OUT_DIR": str(place)}
    return run(place / "build", place=folder, ok="missing" not in variables.values(), **known, **variables)


@pytest.mark.long
@needs_rust
def test_rusts_build_script_makes_the_library(tmp_path: Path) -> None:
    said = build_script(tmp_path)
    assert f"cargo:rustc-link-search=native={tmp_path}\ncargo:rustc-link-lib=static=lea\n" in said
    [(name, code)] = members((tmp_path / "liblea.a").read_bytes(), "liblea.a")
    assert name == "lea128.o"
    assert {f"lea128_{role}" for role in ROLES} <= set(ObjectCode.of(name, code).interface.names)


@pytest.mark.long
@needs_rust
def test_rusts_build_script_takes_another_compiler(tmp_path: Path) -> None:
    said = build_script(tmp_path, CC="wrong", CC_riscv32i_unknown_none_elf="missing")
    assert '"missing" "-march=rv32i" "-mabi=ilp32" "-c" "lea128.S"' in said
    assert "set CC and AR" in said
    again = tmp_path / "again"
    again.mkdir()
    build_script(again, CC="riscv64-unknown-elf-gcc -g", CFLAGS="-march=rv32ic", AR="riscv64-unknown-elf-ar")
    assert "RVC" in run("readelf", "-h", again / "liblea.a", place=again)


@pytest.mark.long
@needs_rust
def test_cargo_reads_the_manifest(tmp_path: Path) -> None:
    folder = package(tmp_path, "rv32i")
    found = json.loads(run("cargo", "metadata", "--offline", "--no-deps", "--format-version=1", place=folder))
    [crate] = found["packages"]
    assert (crate["name"], crate["version"], crate["license"]) == ("lea-rv32i", ciphergen.__version__, "0BSD")
    assert {(t["name"], *t["kind"]) for t in crate["targets"]} == {
        ("lea", "lib"),
        ("build-script-build", "custom-build"),
    }
    listed = run("cargo", "package", "--list", "--offline", "--allow-dirty", place=folder).split()
    assert {"lib.rs", "build.rs", "lea128.S"} <= set(listed)


MUSL = "aarch64-unknown-linux-musl"
VECTOR = """use lea::Lea128;
fn main() {
    let mut block = PLAIN;
    Lea128::new(&KEY).encrypt_in_place(&mut block);
    assert_eq!(block, CIPHER);
    println!("as published");
}
"""


def has_rust_for(machine: str) -> bool:
    if not shutil.which("rustc"):
        return False
    place = subprocess.run(
        ["rustc", "--print", "target-libdir", "--target", machine], capture_output=True, text=True, check=False
    )
    return place.returncode == 0 and Path(place.stdout.strip()).is_dir()


@pytest.mark.long
@pytest.mark.skipif(not has_rust_for(MUSL), reason=f"needs rustup target add {MUSL}, which Debian has not")
def test_a_program_of_rust_on_the_code_itself(tmp_path: Path) -> None:
    folder, user = package(tmp_path, "aarch64"), tmp_path / "user"
    (user / "src").mkdir(parents=True)
    (user / "Cargo.toml").write_text(
        '[package]\nname = "user"\nversion = "1.0.0"\nedition = "2021"\n'
        f'[dependencies]\nlea = {{ path = "{folder}", package = "lea-aarch64" }}\n'
    )
    vector = next(v for v in cipher().vectors if v.variant == "lea128")
    text = VECTOR
    for word, data in (("PLAIN", vector.plain), ("KEY", vector.key), ("CIPHER", vector.cipher)):
        text = text.replace(word, str(list(data)))
    (user / "src/main.rs").write_text(text)
    linker = {"CARGO_TARGET_AARCH64_UNKNOWN_LINUX_MUSL_LINKER": "rust-lld"}
    run("cargo", "build", "--offline", "--target", MUSL, place=user, **linker)
    assert run("qemu-aarch64", f"target/{MUSL}/debug/user", place=user) == "as published\n"
