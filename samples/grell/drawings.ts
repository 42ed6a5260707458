import { disc, line as stroke, rect, ring, shape, times, turn } from '../designs/art.ts'
import { black, blue, green, pink, red, sheet, white, yellow } from './inks.ts'
import { fitted, heightOf, line } from './letters.ts'

/** The name, one tile for each letter. */
const wordmark = sheet(
  2400,
  1000,
  yellow,
  ...['G', 'R', 'E', 'L', 'L'].map((letter, at) => {
    const [ground, ink] = [
      [blue, yellow],
      [yellow, black],
      [red, pink],
      [pink, blue],
      [black, white],
    ][at] as [string, string]
    const x = at * 480
    return rect(x, 0, 480, 1000, ground) + fitted(letter, x + 50, 500 - heightOf(letter, 380) / 2, 380, ink)
  }),
  turn(-14, 2130, 250, disc(2160, 190, 130, green) + line('27!', 2085, 145, 92, black)),
)

/** The works from above: three stages, the yard, the way in. */
const siteMap = sheet(
  1600,
  1000,
  pink,
  shape('M0 760C300 700 520 860 820 800S1400 700 1600 780V1000H0Z', blue),
  times(5, (at) => stroke(`M${60 + at * 330} 920q40 -26 80 0t80 0`, yellow, 8)),
  rect(150, 130, 620, 300, black),
  line('TURBINE', 215, 235, 92, yellow),
  rect(150, 490, 360, 190, red),
  line('LICHTHOF', 180, 557, 58, white),
  rect(860, 130, 300, 420, yellow),
  line('KESSEL', 890, 310, 62, black),
  disc(1090, 190, 40, black),
  rect(560, 490, 240, 190, white),
  line('WERK', 602, 555, 62, black),
  stroke('M1600 620H1240V80', black, 16),
  stroke('M1600 640H1260V80', white, 4),
  rect(1330, 200, 210, 120, green),
  line('ZELTE', 1358, 236, 48, black),
  rect(1330, 400, 210, 120, black),
  line('BAHN', 1362, 436, 48, white),
  shape('M1225 700l40 -70l40 70Z', red),
  line('REIN', 1290, 660, 34, black),
)

const ticket = (ground: string, ink: string, edge: string, ...parts: readonly string[]): string =>
  sheet(
    900,
    1125,
    ground,
    turn(
      -8,
      450,
      560,
      rect(130, 150, 640, 820, edge) +
        times(10, (at) => disc(130, 190 + at * 82, 20, ground) + disc(770, 190 + at * 82, 20, ground)) +
        stroke('M190 740H710', ground, 6) +
        times(22, (at) => rect(200 + at * 23, 790, at % 3 === 0 ? 14 : at % 2 ? 6 : 10, 130, ink)) +
        parts.join(''),
    ),
  )

const cover = (ground: string, ...parts: readonly string[]): string => sheet(1200, 800, ground, ...parts)

/** Beside words on pages that nothing lays out, where images are nearly square. */
const still = (ground: string, ...parts: readonly string[]): string =>
  sheet(1000, 1000, ground, `<g transform="translate(50 160) scale(.75)">${parts.join('')}</g>`)

/** Everything that is no poster of an act. */
export const drawings = {
  wordmark,
  siteMap,
  weekend: ticket(blue, black, yellow, fitted('3', 330, 220, 240, black), line('TAGE', 290, 650, 66, blue)),
  day: ticket(pink, black, white, line('1', 385, 220, 380, red), line('TAG', 340, 650, 66, black)),
  reduced: ticket(black, blue, green, fitted('3', 330, 220, 240, blue), line('WENIGER', 250, 650, 66, black)),
  camping: ticket(
    red,
    black,
    pink,
    shape('M450 230L680 620H220Z', blue) + shape('M450 380L520 620H380Z', yellow),
    line('ZELT', 300, 650, 66, black),
  ),
  print: sheet(
    900,
    1125,
    '#e9e6df',
    rect(146, 116, 640, 900, '#cfcabf'),
    rect(130, 100, 640, 900, yellow),
    times(5, (at) => rect(130, 100 + at * 180, 640, 180, [blue, yellow, red, pink, black][at] ?? blue)),
    ...['G', 'R', 'E', 'L', 'L'].map((letter, at) =>
      line(letter, 170 + at * 115, 125 + at * 180, 130, [yellow, black, pink, blue, white][at] ?? black),
    ),
  ),
  shirt: sheet(
    900,
    1125,
    '#e9e6df',
    shape('M300 180Q450 280 600 180L800 270L740 480L660 450V980H240V450L160 480L100 270Z', black),
    fitted('GRELL', 280, 430, 340, yellow, pink, white, green, red),
  ),
  bag: sheet(
    900,
    1125,
    '#e9e6df',
    stroke('M330 470V260a120 120 0 0 1 240 0V470', blue, 34),
    shape('M200 430H700L740 1010H160Z', blue),
    fitted('ZU LAUT', 240, 610, 420, yellow),
    fitted('27', 360, 740, 180, pink),
  ),
  'cover-poster': cover(
    red,
    times(6, (at) =>
      turn(
        at * 9 - 26,
        600,
        1000,
        rect(430, 90, 340, 500, [yellow, pink, white, blue, green, yellow][at] ?? yellow) +
          rect(460, 130, 280, 40, black),
      ),
    ),
    line('12', 505, 260, 190, black),
  ),
  'cover-power': cover(
    black,
    shape('M680 40L330 450H560L480 760L880 300H640Z', yellow),
    times(4, (at) =>
      stroke(
        `M${60 + at * 60} 0V${280 + at * 50}q0 60 60 60H${330 - at * 30}`,
        [pink, green, white, red][at] ?? pink,
        14,
      ),
    ),
  ),
  'cover-press': cover(
    green,
    rect(120, 520, 960, 160, black),
    rect(180, 180, 840, 120, blue),
    rect(260, 300, 60, 220, black),
    rect(880, 300, 60, 220, black),
    rect(330, 420, 540, 60, red),
    rect(300, 480, 600, 44, white),
    disc(600, 150, 70, pink),
  ),
  'cover-rain': cover(
    blue,
    times(40, (at) => stroke(`M${(at * 173) % 1260} ${(at * 97) % 800}l-30 90`, at % 3 ? yellow : pink, 12)),
    shape('M300 520a300 300 0 0 1 600 0Z', pink),
    stroke('M600 520V680a50 50 0 0 0 100 0', black, 22),
  ),
  'cover-quiet': cover(
    pink,
    disc(600, 400, 300, black),
    times(5, (at) => ring(600, 400, 60 + at * 44, at % 2 ? pink : white, 6)),
    stroke('M330 130L870 670', red, 60),
  ),
  missing: still(
    blue,
    line('4', 20, 150, 600, yellow),
    turn(90, 600, 450, line('0', 438, 240, 420, pink)),
    line('4', 826, 150, 600, yellow),
  ),
  search: still(
    green,
    ring(520, 400, 260, black, 80),
    stroke('M710 590L980 820', black, 90),
    disc(520, 400, 110, yellow),
  ),
  cart: still(
    pink,
    shape('M240 250H1040L940 640H340Z', blue),
    disc(440, 750, 70, black),
    disc(840, 750, 70, black),
    stroke('M100 140H200L270 360', black, 40),
  ),
  door: still(
    red,
    rect(380, 20, 440, 880, black),
    rect(420, 60, 360, 840, yellow),
    disc(720, 480, 36, black),
    shape('M820 900L1140 900L820 560Z', pink),
  ),
} as const
