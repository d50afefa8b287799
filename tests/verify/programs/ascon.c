/* Ascon: the permutation of 12 rounds, on words of 64 bits, in loops with an index modulo 5. */
#include <stdint.h>
#include <stddef.h>
static uint64_t ror(uint64_t x,int n){return x>>n|x<<(64-n);}
static uint64_t ld(const uint8_t*p){uint64_t v=0;for(int i=7;i>=0;i--)v=v<<8|p[i];return v;}
static void st(uint8_t*p,uint64_t v){for(int i=0;i<8;i++){p[i]=v;v>>=8;}}
void ascon_p12_permute(const uint8_t s[40],uint8_t t[40]){
  uint64_t x[5],y[5];for(int i=0;i<5;i++)x[i]=ld(s+8*i);
  for(int r=0;r<12;r++){
    x[2]^=0xf0-r*0x10+r*0x1;
    x[0]^=x[4];x[4]^=x[3];x[2]^=x[1];
    for(int i=0;i<5;i++)y[i]=x[i]^(~x[(i+1)%5]&x[(i+2)%5]);
    y[1]^=y[0];y[0]^=y[4];y[3]^=y[2];y[2]=~y[2];
    x[0]=y[0]^ror(y[0],19)^ror(y[0],28);
    x[1]=y[1]^ror(y[1],61)^ror(y[1],39);
    x[2]=y[2]^ror(y[2],1)^ror(y[2],6);
    x[3]=y[3]^ror(y[3],10)^ror(y[3],17);
    x[4]=y[4]^ror(y[4],7)^ror(y[4],41);
  }
  for(int i=0;i<5;i++)st(t+8*i,x[i]);
}
