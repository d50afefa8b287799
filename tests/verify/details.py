"""The exact text of each refusal of `test_broken.py`, by the name of its case: place, instruction, what is wrong."""

DETAILS = {
    "result": (
        "0x58 xori s0, t5, 1: the first instruction whose value is not in the cipher text; the output differs"
        " from the cipher text"
    ),
    "result-by-another-key": (
        "0x34 xori t1, t1, 2: the first instruction whose value is not in the cipher text; the output differs"
        " from the cipher text"
    ),
    "result-of-one-block-of-two": (
        "0xac xor t5, t5, t4: the first instruction whose value is not in the cipher text; the output differs"
        " from the cipher text"
    ),
    "half-a-block": "0x6c jalr zero, 0(ra): returns without having written the whole output",
    "callee-saved": "0x68 lw s0, 8(sp): s0 is not restored; it was last written here",
    "callee-saved-in-part": "0x68 lh s0, 4(sp): s0 is not restored; it was last written here",
    "callee-saved-in-a-loop": "0xb4 addi s1, t5, 0: s1 is not restored; it was last written here",
    "stack-pointer": "0x6c jalr zero, 0(ra): returns with another stack pointer than at entry",
    "stack-pointer-above": (
        "0x6c addi sp, sp, 32: does not keep the stack pointer a multiple of 16 bytes at or below where it was at entry"
    ),
    "gp": "0x5c addi gp, gp, 4: writes gp, which no function may change",
    "tp": "0xb4 addi tp, t5, 0: writes tp, which no function may change",
    "overread-by-a-word": "0x5c lw t4, 8(a0): reads 4 bytes at offset 8 of ks, which has 8 bytes",
    "overread-before": "0x5c lw t4, -4(a0): reads 4 bytes at offset -4 of ks, which has 8 bytes",
    "overread-by-a-byte": "0x5c lbu t4, 2(a1): reads 1 bytes at offset 2 of in, which has 2 bytes",
    "overread-of-the-key": "0x10 lbu t4, 2(a1): reads 1 bytes at offset 2 of key, which has 2 bytes",
    "overread-before-the-first-block": (
        "0xa4 lbu t4, -1(a1): reads 1 bytes at offset -1 of in of the next blocks, of which there may be fewer than 0"
    ),
    "overread-of-the-last-block": (
        "0xb4 lbu t4, 0(a1): reads 1 bytes at offset 2 of in of the next blocks, of which there may be fewer than 2"
    ),
    "reads-the-output": "0x5c lbu t4, 0(a2): reads byte 0 of out, where nothing is known to be",
    "reads-below-its-stack": "0x5c lw t4, -4(sp): reads 4 bytes at offset -20 of the stack: outside of its own frame",
    "reads-its-callers-stack": "0x5c lw t4, 16(sp): reads 4 bytes at offset 0 of the stack: outside of its own frame",
    "reads-stack-that-nothing-was-put-on": (
        "0x5c lw t4, 0(sp): reads byte -16 of the stack, where nothing is known to be"
    ),
    "reads-its-own-code": (
        "0x60 lw t4, 0(t4): reads 4 bytes of the code at 0x5c, outside of the function that reads them"
    ),
    "reads-anywhere": (
        "0x5c lw t4, 64(zero): reads at an address that is in none of the "
        "regions of the contract: ks, in, out, the stack"
    ),
    "misaligned": "0x5c lhu t4, 0(a1): reads 2 bytes of in at an address that may be misaligned",
    "misaligned-in-the-keys": "0x5c lw t4, 2(a0): reads 4 bytes of ks at an address that may be misaligned",
    "misaligned-store": "0x5c sh t4, 0(a2): writes 2 bytes of out at an address that may be misaligned",
    "overwrite": "0x5c sb t5, 2(a2): writes 1 bytes at offset 2 of out, which has 2 bytes",
    "overwrite-of-the-next-block": (
        "0xb4 sb t5, 0(a2): writes 1 bytes at offset 2 of out of the next blocks, of which there may be fewer than 2"
    ),
    "output-not-advanced": (
        "0xa4 sb t5, 0(a2): writes at an address that is in none of the regions of the contract: ks, in, out, the stack"
    ),
    "writes-the-input": "0x5c sb t2, 0(a1): writes to in, which was promised for reading only",
    "writes-the-keys": "0x5c sw t0, 0(a0): writes to ks, which was promised for reading only",
    "writes-below-its-stack": "0x5c sw t0, -4(sp): writes 4 bytes at offset -20 of the stack: outside of its own frame",
    "writes-its-callers-stack": "0x5c sb t0, 16(sp): writes 1 bytes at offset 0 of the stack: outside of its own frame",
    "secret-branch": "0x5c beq t5, zero, .+4: branches on a condition that depends on a secret",
    "secret-branch-on-the-input": "0x5c blt t2, t3, .+4: branches on a condition that depends on a secret",
    "secret-branch-by-way-of-memory": "0x64 bne t4, zero, .+4: branches on a condition that depends on a secret",
    "secret-address": "0x64 lw t4, 0(t4): reads at an address that depends on a secret",
    "secret-address-of-a-store": "0x64 sb t5, 0(t4): writes at an address that depends on a secret",
    "one-block-fewer": "0x80 jalr zero, 0(ra): may return when more, or fewer, blocks are done than were asked for",
    "one-block-more": (
        "0x80 lbu t2, 0(a1): reads 1 bytes at offset 0 of in of the next blocks, of which there may be fewer than 1"
    ),
    "one-block-for-none": (
        "0x7c lbu t2, 0(a1): reads 1 bytes at offset 0 of in of the next blocks, of which there may be fewer than 1"
    ),
    "left-after-a-turn": "0xb8 jalr zero, 0(ra): may return when more, or fewer, blocks are done than were asked for",
    "in-place-order": (
        "0x64 add t6, t1, t3: the first instruction whose value is not in the cipher text; the output differs"
        " from the cipher text"
    ),
    "infinite-loop": "0x5c jal zero, .+0: loops for ever",
    "unknown-instruction": "0x5c (0xffffffff, no known instruction): no instruction that is known stands here",
    "instruction-of-an-extension": "0x5c (0x025282b3, no known instruction): no instruction that is known stands here",
    "jump-out-of-the-code": "0x5c jalr zero, 0(a0): jumps to an address that is neither in the code nor the caller's",
    "jump-to-a-secret": "0x5c jalr zero, 0(t5): jumps to an address that depends on a secret or was not kept",
    "return-address-lost": "0x68 jalr zero, 0(ra): jumps to an address that depends on a secret or was not kept",
    "falls-off-the-end": "0xc0 (no known instruction): no instruction that is known stands here",
}
