// Rocket's first instructions: all memory allowed, the counters readable, pages on, and down to supervisor
// mode at the program's entry. A trap prints its cause, place and value, and ends with status 77.
    li t0, -1
    csrw pmpaddr0, t0
    li t0, 0x1f
    csrw pmpcfg0, t0
    li t0, 7
    csrw mcounteren, t0
    lla t0, trap
    csrw mtvec, t0
    li t0, 0x80000000000800ff       // Sv39, table at 0x800ff000
    csrw satp, t0
    sfence.vma
    li t0, 0x1800
    csrc mstatus, t0
    li t0, 0x800
    csrs mstatus, t0
    li t0, 0x40000000
    csrw mepc, t0
    mret
    .balign 4
trap:
    li t1, 0x1f000000
    csrr t0, mcause
    sw t0, 0(t1)
    csrr t0, mepc
    sw t0, 0(t1)
    csrr t0, mtval
    sw t0, 0(t1)
    li t0, 77
    sw t0, 4(t1)
1:  j 1b
