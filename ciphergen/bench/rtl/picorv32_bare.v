// PicoRV32 as in picorv32_custom.v, without a co-processor interface.
module picorv32_bare (input clk, input resetn, output trap, output mem_valid, output mem_instr, input mem_ready,
    output [31:0] mem_addr, output [31:0] mem_wdata, output [3:0] mem_wstrb, input [31:0] mem_rdata);
  picorv32 #(.BARREL_SHIFTER(1), .PROGADDR_RESET(32'h40000000)) core (.clk(clk), .resetn(resetn), .trap(trap),
    .mem_valid(mem_valid), .mem_instr(mem_instr), .mem_ready(mem_ready), .mem_addr(mem_addr), .mem_wdata(mem_wdata),
    .mem_wstrb(mem_wstrb), .mem_rdata(mem_rdata), .irq(32'b0));
endmodule
