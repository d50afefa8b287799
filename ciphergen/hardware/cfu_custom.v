// The CFU bus, function_id = {funct7, funct3}, for opcode custom-0: it answers in the cycle of the question.
module cfu_custom (input cmd_valid, output cmd_ready, input [9:0] function_id, input [31:0] inputs_0,
    input [31:0] inputs_1, output rsp_valid, input rsp_ready, output [31:0] outputs_0);
  custom_unit unit (.insn({function_id[9:3], 10'd0, function_id[2:0], 5'd0, 7'b0001011}), .rs1(inputs_0),
    .rs2(inputs_1), .hit(), .rd(outputs_0));
  assign rsp_valid = cmd_valid;
  assign cmd_ready = rsp_ready;
endmodule
