// The modules that FuseSoC would choose for a technology; here always the generic ones.
module prim_buf #(
    parameter int Width = 1
) (
    input        [Width-1:0] in_i,
    output logic [Width-1:0] out_o
);
  assign out_o = in_i;
endmodule

module prim_flop #(
    parameter int               Width      = 1,
    parameter logic [Width-1:0] ResetValue = 0
) (
    input                    clk_i,
    input                    rst_ni,
    input        [Width-1:0] d_i,
    output logic [Width-1:0] q_o
);
  prim_generic_flop #(.Width(Width), .ResetValue(ResetValue)) flop (.*);
endmodule

module prim_clock_gating (
    input        clk_i,
    input        en_i,
    input        test_en_i,
    output logic clk_o
);
  prim_generic_clock_gating gate (.*);
endmodule

module prim_clock_mux2 #(
    parameter bit NoFpgaBufG = 0
) (
    input        clk0_i,
    input        clk1_i,
    input        sel_i,
    output logic clk_o
);
  assign clk_o = sel_i ? clk1_i : clk0_i;
endmodule
