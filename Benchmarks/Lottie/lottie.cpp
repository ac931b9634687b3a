// Draws a Lottie scene with rlottie: what Benchmarks/lottie.sh compares our frames with.
//
//     lottie SIDE FRAMES
//
// 1,000 squares in 40 rows of 25 fly for ten seconds, as in M2 of MotionBenchmark, on SIDE by SIDE pixels. Prints the
// middle time of a frame, from moving the clock to pixels in memory.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <rlottie.h>
#include <sstream>
#include <string>
#include <vector>

static const int rows = 40, columns = 25, rate = 60, length = 600;

/// One square as a layer: a rectangle that is filled, and goes to the right by `way` points.
static void layer(std::ostringstream &out, int number, double x, double y, double way) {
    double width = 1000.0 / columns - 2, height = 20;
    out << "{\"ddd\":0,\"ind\":" << number << ",\"ty\":4,\"sr\":1,\"ip\":0,\"op\":" << length
        << ",\"st\":0,\"bm\":0,\"ks\":{\"o\":{\"a\":0,\"k\":100},\"r\":{\"a\":0,\"k\":0},\"a\":{\"a\":0,\"k\":[0,0,0]},"
        << "\"s\":{\"a\":0,\"k\":[100,100,100]},\"p\":{\"a\":1,\"k\":[{\"t\":0,\"s\":[" << x << "," << y
        << ",0],\"i\":{\"x\":1,\"y\":1},\"o\":{\"x\":0,\"y\":0}},{\"t\":" << length << ",\"s\":[" << x + way << ","
        << y << ",0]}]}},\"shapes\":[{\"ty\":\"gr\",\"it\":[{\"ty\":\"rc\",\"d\":1,\"s\":{\"a\":0,\"k\":[" << width
        << "," << height << "]},\"p\":{\"a\":0,\"k\":[" << width / 2 << "," << height / 2
        << "]},\"r\":{\"a\":0,\"k\":0}},{\"ty\":\"fl\",\"c\":{\"a\":0,\"k\":[0,0.48,1,1]},\"o\":{\"a\":0,\"k\":100},\"r\":1},"
        << "{\"ty\":\"tr\",\"p\":{\"a\":0,\"k\":[0,0]},\"a\":{\"a\":0,\"k\":[0,0]},\"s\":{\"a\":0,\"k\":[100,100]},"
        << "\"r\":{\"a\":0,\"k\":0},\"o\":{\"a\":0,\"k\":100}}]}]}";
}

static std::string scene() {
    std::ostringstream out;
    out << "{\"v\":\"5.5.7\",\"fr\":" << rate << ",\"ip\":0,\"op\":" << length
        << ",\"w\":1000,\"h\":1000,\"nm\":\"squares\",\"ddd\":0,\"assets\":[],\"layers\":[";
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++) {
            if (row + column > 0) out << ",";
            layer(out, row * columns + column + 1, column * 1000.0 / columns, 10 + row * 24,
                  (column - columns / 2.0) * 0.5);
        }
    out << "]}";
    return out.str();
}

int main(int count, char **words) {
    int side = count > 1 ? atoi(words[1]) : 1000, frames = count > 2 ? atoi(words[2]) : 60;
    auto animation = rlottie::Animation::loadFromData(scene(), "squares");
    if (!animation) return fprintf(stderr, "rlottie does not read the scene\n"), 1;
    std::vector<uint32_t> pixels(size_t(side) * side);
    rlottie::Surface surface(pixels.data(), side, side, size_t(side) * 4);
    std::vector<double> times;
    for (int frame = 0; frame < frames; frame++) {
        auto begun = std::chrono::steady_clock::now();
        animation->renderSync(frame, surface);
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
    }
    std::sort(times.begin(), times.end());
    size_t inked = std::count_if(pixels.begin(), pixels.end(), [](uint32_t pixel) { return pixel != 0; });
    printf("rlottie, 1,000 squares fly, %d by %d pixels: %.2f ms a frame, %zu pixels drawn\n", side, side,
           times[times.size() / 2], inked);
}
