// LEA in counter mode by Crypto++, for comparison: lines of "key counter data" in, data out, all in hexadecimal.
#include <cryptopp/files.h>
#include <cryptopp/filters.h>
#include <cryptopp/hex.h>
#include <cryptopp/lea.h>
#include <cryptopp/modes.h>

#include <iostream>
#include <string>

using namespace CryptoPP;

static std::string bytes(const std::string &digits)
{
    std::string out;
    StringSource(digits, true, new HexDecoder(new StringSink(out)));
    return out;
}

static const byte *pointer(const std::string &text) { return reinterpret_cast<const byte *>(text.data()); }

int main()
{
    std::string key, counter, data;
    while (std::cin >> key >> counter >> data) {
        const std::string k = bytes(key), c = bytes(counter);
        CTR_Mode<LEA>::Encryption mode(pointer(k), k.size(), pointer(c));
        StringSource(bytes(data), true,
                     new StreamTransformationFilter(mode, new HexEncoder(new FileSink(std::cout), false)));
        std::cout << "\n";
    }
}
