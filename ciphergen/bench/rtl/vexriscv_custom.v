// VexRiscv with the unit of an extension on its CFU bus.
module vexriscv_custom (input [31:0] externalResetVector, input clk, input reset,
    output iBusWishbone_CYC, output iBusWishbone_STB, input iBusWishbone_ACK, output [29:0] iBusWishbone_ADR,
    input [31:0] iBusWishbone_DAT_MISO, output dBusWishbone_CYC, output dBusWishbone_STB, input dBusWishbone_ACK,
    output dBusWishbone_WE, output [29:0] dBusWishbone_ADR, input [31:0] dBusWishbone_DAT_MISO,
    output [31:0] dBusWishbone_DAT_MOSI, output [3:0] dBusWishbone_SEL);
  wire asks, takes, answers, taken;
  wire [9:0] function_id;
  wire [31:0] first, second, result;
  VexRiscv core (.externalResetVector(externalResetVector), .timerInterrupt(1'b0), .softwareInterrupt(1'b0),
    .externalInterruptArray(32'b0), .CfuPlugin_bus_cmd_valid(asks), .CfuPlugin_bus_cmd_ready(takes),
    .CfuPlugin_bus_cmd_payload_function_id(function_id), .CfuPlugin_bus_cmd_payload_inputs_0(first),
    .CfuPlugin_bus_cmd_payload_inputs_1(second), .CfuPlugin_bus_rsp_valid(answers), .CfuPlugin_bus_rsp_ready(taken),
    .CfuPlugin_bus_rsp_payload_outputs_0(result), .iBusWishbone_CYC(iBusWishbone_CYC),
    .iBusWishbone_STB(iBusWishbone_STB), .iBusWishbone_ACK(iBusWishbone_ACK), .iBusWishbone_WE(),
    .iBusWishbone_ADR(iBusWishbone_ADR), .iBusWishbone_DAT_MISO(iBusWishbone_DAT_MISO), .iBusWishbone_DAT_MOSI(),
    .iBusWishbone_SEL(), .iBusWishbone_ERR(1'b0), .iBusWishbone_CTI(), .iBusWishbone_BTE(),
    .dBusWishbone_CYC(dBusWishbone_CYC), .dBusWishbone_STB(dBusWishbone_STB), .dBusWishbone_ACK(dBusWishbone_ACK),
    .dBusWishbone_WE(dBusWishbone_WE), .dBusWishbone_ADR(dBusWishbone_ADR),
    .dBusWishbone_DAT_MISO(dBusWishbone_DAT_MISO), .dBusWishbone_DAT_MOSI(dBusWishbone_DAT_MOSI),
    .dBusWishbone_SEL(dBusWishbone_SEL), .dBusWishbone_ERR(1'b0), .dBusWishbone_CTI(), .dBusWishbone_BTE(),
    .clk(clk), .reset(reset));
  cfu_custom unit (.cmd_valid(asks), .cmd_ready(takes), .function_id(function_id), .inputs_0(first),
    .inputs_1(second), .rsp_valid(answers), .rsp_ready(taken), .outputs_0(result));
endmodule
