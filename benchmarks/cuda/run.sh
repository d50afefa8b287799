#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Measures on the GPU of this machine:  run.sh FOLDER-FOR-RESULTS
# Leaves results.jsonl, rows.bin and log there; ends with 0 if all that was computed is right.
here=$(cd "$(dirname "$0")" && pwd)
out=$(mkdir -p "$1" && cd "$1" && pwd) || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
seed=${SEED:-$(date +%s)}
blocks=${BLOCKS:-1048576}
failed=0

say() { echo "$*" | tee -a "$out/log"; }

# The next program, with a limit of seconds; what it prints goes to a file.
step() {
    limit=$1 to=$2
    shift 2
    timeout "$limit" "$@" >>"$to" 2>>"$out/log"
    status=$?
    [ $status = 0 ] || { say "FAIL status $status: $*"; failed=1; }
    return $status
}

: >"$out/log"
cp "$here/build.jsonl" "$out/results.jsonl"
command -v nvidia-smi >/dev/null && nvidia-smi --query-gpu=name,driver_version,clocks.max.sm,clocks.max.mem,power.limit --format=csv >>"$out/log" 2>&1
driver=$(command -v nvidia-smi >/dev/null && nvidia-smi --query-gpu=driver_version --format=csv,noheader 2>/dev/null | head -1)
echo "{\"kind\": \"run\", \"seed\": $seed, \"blocks\": $blocks, \"driver\": \"$driver\", \"system\": \"$(uname -sm)\"}" >>"$out/results.jsonl"

# What processors make of the same statements, while the GPU is busy with other things.
for name in $(cat "$here/libraries"); do
    timeout 200 "$here/$name.reference" "$seed" "$blocks" >"$work/$name.wanted" 2>>"$out/log" &
done

for name in $(cat "$here/libraries"); do
    step 60 "$out/log" "$here/$name.selftest" && say "$name: official vectors, in every length: PASS"
done
step 60 "$out/results.jsonl" "$here/rows" "$here" "$out/rows.bin"
for name in $(cat "$here/libraries"); do
    step 60 "$work/$name.found" "$here/$name.check" "$seed" "$blocks"
done
wait
for name in $(cat "$here/libraries"); do
    if [ -s "$work/$name.wanted" ] && cmp "$work/$name.wanted" "$work/$name.found" >>"$out/log" 2>&1; then
        lines=$(wc -l <"$work/$name.wanted")
        echo "{\"kind\": \"checked\", \"library\": \"$name\", \"hashes\": $lines, \"blocks\": $blocks}" >>"$out/results.jsonl"
        say "$name: $blocks random blocks of each function, $lines hashes: equal"
    else
        diff "$work/$name.wanted" "$work/$name.found" | head -5 >>"$out/log"
        say "FAIL $name: random blocks are not what a processor makes"
        failed=1
    fi
done
step 90 "$out/results.jsonl" "$here/machine"
for name in $(cat "$here/libraries"); do
    step 90 "$out/results.jsonl" "$here/$name.speed" "$name"
    [ ! -x "$here/$name.forms" ] || step 60 "$out/results.jsonl" "$here/$name.forms" "$name"
done
# What NVIDIA's tools say, where they are: accesses of memory that are wrong, and instructions by pipe as the GPU counts.
name=$(head -1 "$here/libraries")
if command -v compute-sanitizer >/dev/null; then
    timeout 60 compute-sanitizer --error-exitcode 9 "$here/$name.check" "$seed" 4099 >"$work/sanitizer" 2>&1
    say "compute-sanitizer, status $?: $(grep 'ERROR SUMMARY' "$work/sanitizer" || tail -1 "$work/sanitizer")"
fi
if command -v ncu >/dev/null; then
    each=sm__inst_executed
    timeout 60 ncu --csv --clock-control none --metrics "$each.sum,${each}_pipe_alu.sum,${each}_pipe_fma.sum,${each}_pipe_fmaheavy.sum,${each}_pipe_uniform.sum,${each}_pipe_lsu.sum" \
        "$here/$name.check" "$seed" 65536 2>>"$out/log" | grep '^"' >"$out/ncu.csv"
fi
[ $failed = 0 ] && say "all right" || say "something failed, see log"
exit $failed
