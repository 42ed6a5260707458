import { disc, line as stroke, rect, ring, shape, times, turn } from '../designs/art.ts'
import { sheet } from '../grell/inks.ts'
import { fitted, heightOf } from '../grell/letters.ts'
import { bone, coral, lime, night, violet } from './inks.ts'

/** Rings around a point, as a speaker throws them. */
const rings = (x: number, y: number, count: number, step: number, ink: string): string =>
  times(count, (at) => ring(x, y, step * (at + 0.5), ink, step / 2))

/** Upright bars that lean further the further right they stand. */
const bars = (width: number, height: number, count: number, ink: string, bend: number): string =>
  times(count, (at) => {
    const [x, w] = [(width / count) * at, (width / count) * 0.52]
    const lean = bend * Math.sin((at / count) * Math.PI * 2)
    return shape(
      `M${x} 0H${x + w}C${x + w + lean} ${height * 0.35} ${x + w - lean} ${height * 0.65} ${x + w} ${height}H${x}C${x - lean} ${height * 0.65} ${x + lean} ${height * 0.35} ${x} 0Z`,
      ink,
    )
  })

/** A second drawing, seen only through the letters. */
const through = (id: string, letters: string, inner: string): string =>
  `<mask id="${id}">${letters}</mask><g mask="url(#${id})">${inner}</g>`

const name = (x: number, y: number, width: number): string => fitted('SCHOR', x, y, width, '#fff')

/** The name, cut out of the sound around it. */
const wordmark = sheet(
  2400,
  1100,
  night,
  rings(1980, 180, 46, 56, violet),
  through(
    'name',
    name(110, 550 - heightOf('SCHOR', 2180) / 2, 2180),
    rect(0, 0, 2400, 1100, lime) + rings(420, 980, 46, 56, night),
  ),
)

const sleeve = (ground: string, ...parts: readonly string[]): string => sheet(1200, 1200, ground, ...parts)

/** A head in rings or bars: nobody is to be recognised, everybody is to be told apart. */
const head = (ground: string, inner: string, outer: string, face: string): string =>
  sheet(
    900,
    1125,
    ground,
    outer,
    through(
      `head-${face.length}`,
      shape(
        'M450 150C640 150 720 300 700 480C690 610 620 700 560 740V840C720 860 860 960 900 1125H0C40 960 180 860 340 840V740C280 700 210 610 200 480C180 300 260 150 450 150Z',
        '#fff',
      ),
      inner,
    ),
    face,
  )

const paperRing = (ink: string, x: number): string => ring(x, 450, 72, ink, 22)

/** Goods lie on a plain ground, as on the table beside the stage. */
const table = (ground: string, ...parts: readonly string[]): string => sheet(900, 1125, ground, ...parts)

const cassette = (ground: string, body: string, label: string): string =>
  table(
    ground,
    turn(
      -9,
      450,
      560,
      rect(90, 330, 720, 460, body, 26) +
        rect(140, 380, 620, 250, label, 10) +
        rect(250, 450, 400, 110, body, 55) +
        [330, 570].map((x) => disc(x, 505, 40, bone) + disc(x, 505, 14, body)).join('') +
        shape('M260 790L300 690H600L640 790Z', label),
    ),
  )

export const drawings = {
  wordmark,
  heesheid: sleeve(lime, rings(600, 600, 22, 56, night), disc(600, 600, 120, coral)),
  ruis: sleeve(bone, bars(1200, 1200, 26, night, 130), rect(0, 930, 1200, 120, coral)),
  'kamer-vier': sleeve(
    violet,
    times(8, (row) =>
      times(8, (at) => {
        const size = 20 + 105 * Math.abs(Math.sin((row + at * 1.3) / 2.6))
        return rect(90 + at * 146 - size / 2, 90 + row * 146 - size / 2, size, size, (row + at) % 5 ? bone : lime)
      }),
    ),
  ),
  loods: sleeve(
    coral,
    times(14, (at) => turn(at * 13 - 84.5, 600, 1200, rect(560, -400, 80, 1600, night))),
    disc(600, 1200, 330, lime),
  ),
  band: sheet(
    1800,
    1000,
    coral,
    bars(1800, 1000, 40, night, 70),
    through(
      'four',
      [300, 700, 1100, 1500]
        .map(
          (x, at) =>
            disc(x, 380 - (at % 2) * 50, 130, '#fff') + rect(x - 170, 540 - (at % 2) * 50, 340, 600, '#fff', 150),
        )
        .join(''),
      rect(0, 0, 1800, 1000, coral) + rings(900, 1000, 30, 48, bone),
    ),
  ),
  noor: head(
    lime,
    rect(0, 0, 900, 1125, lime) + rings(450, 460, 24, 44, night),
    bars(900, 1125, 14, bone, 40),
    paperRing(coral, 350) + paperRing(coral, 550),
  ),
  tijs: head(
    coral,
    rect(0, 0, 900, 1125, night) + bars(900, 1125, 22, bone, 90),
    rings(450, 1125, 30, 44, lime),
    rect(230, 400, 440, 90, coral, 20),
  ),
  fatima: head(
    bone,
    rect(0, 0, 900, 1125, violet) + rings(450, 0, 36, 40, lime),
    bars(900, 1125, 9, violet, 110),
    stroke('M300 450q50 -60 100 0M500 450q50 -60 100 0M380 620q70 60 140 0', coral, 22),
  ),
  wout: head(
    violet,
    rect(0, 0, 900, 1125, bone) + times(22, (at) => rect(0, at * 52, 900, 12 + at * 1.4, night)),
    rings(450, 460, 26, 40, coral),
    shape('M260 560C300 520 600 520 640 560C640 720 560 800 450 800S260 720 260 560Z', coral),
  ),
  plaat: table(
    violet,
    disc(560, 560, 300, night),
    times(5, (at) => ring(560, 560, 130 + at * 34, '#2a2431', 3)),
    disc(560, 560, 90, coral),
    rect(80, 260, 560, 600, lime),
    `<g transform="translate(80 280) scale(.4667)">${rings(600, 600, 10, 56, night)}${disc(600, 600, 120, coral)}</g>`,
  ),
  bandje: cassette(coral, night, lime),
  shirt: table(
    lime,
    shape('M300 180Q450 280 600 180L800 270L740 480L660 450V980H240V450L160 480L100 270Z', night),
    through('print', rect(285, 430, 330, 330, '#fff'), rings(450, 595, 9, 38, lime)),
    fitted('SCHOR', 285, 800, 330, bone),
  ),
  zeefdruk: table(
    violet,
    rect(146, 136, 640, 880, night),
    rect(120, 110, 640, 880, bone),
    `<svg x="160" y="150" width="560" height="700" viewBox="0 0 1200 1500">${rings(600, 700, 26, 56, night)}${disc(600, 700, 168, coral)}</svg>`,
    fitted('SCHOR', 160, 875, 240, night),
  ),
  dopjes: table(
    night,
    times(2, (at) =>
      turn(
        at ? 24 : -18,
        300 + at * 300,
        560,
        rect(220 + at * 300, 360, 160, 400, lime, 80) + rect(220 + at * 300, 660, 160, 150, coral, 60),
      ),
    ),
  ),
  club: table(
    coral,
    turn(
      -7,
      450,
      560,
      rect(120, 330, 660, 420, night, 34) +
        through('card', rect(120, 330, 660, 420, '#fff', 34), rings(720, 330, 18, 44, lime)) +
        fitted('CLUB', 170, 600, 260, bone),
    ),
  ),
  bon: table(
    lime,
    turn(
      8,
      450,
      560,
      rect(110, 360, 680, 380, coral, 18) +
        times(9, (at) => disc(110, 400 + at * 38, 12, lime) + disc(790, 400 + at * 38, 12, lime)) +
        fitted('SCHOR', 190, 480, 520, night),
    ),
  ),
  'nieuws-plaat': sheet(1200, 800, night, rings(600, 400, 20, 44, bone), disc(600, 400, 100, lime)),
  'nieuws-bus': sheet(
    1200,
    800,
    lime,
    rect(160, 240, 880, 340, night, 40),
    times(5, (at) => rect(220 + at * 160, 300, 120, 120, bone, 12)),
    disc(360, 590, 80, coral),
    disc(840, 590, 80, coral),
    rect(0, 660, 1200, 20, night),
  ),
  'nieuws-kamer': sheet(
    1200,
    800,
    violet,
    bars(1200, 800, 24, lime, 80),
    rect(420, 200, 360, 600, coral),
    disc(720, 520, 22, night),
  ),
  missing: sheet(
    1000,
    1000,
    coral,
    rings(500, 500, 18, 60, night),
    fitted('404', 190, 500 - heightOf('404', 620) / 2, 620, bone),
  ),
  search: sheet(
    1000,
    1000,
    lime,
    bars(1000, 1000, 18, night, 90),
    ring(450, 430, 210, coral, 90),
    stroke('M610 600L800 800', coral, 90),
  ),
  cart: sheet(
    1000,
    1000,
    bone,
    rings(500, 1000, 18, 60, lime),
    shape('M240 400H760L700 820H300Z', night),
    stroke('M360 400V330a140 140 0 0 1 280 0V400', night, 40),
  ),
  door: sheet(
    1000,
    1000,
    violet,
    bars(1000, 1000, 16, night, 70),
    rect(320, 180, 360, 700, lime),
    disc(620, 540, 26, night),
  ),
} as const

export const alts: Readonly<Record<keyof typeof drawings, string>> = {
  wordmark: 'SCHOR in reusachtige letters, geel met zwarte ringen, op paarse ringen',
  heesheid: 'Platenhoes: zwarte ringen op geel, in het midden een rode stip',
  ruis: 'Platenhoes: golvende zwarte strepen, onderaan een rode balk',
  'kamer-vier': 'Platenhoes: een raster van vierkanten die groeien en krimpen, op paars',
  loods: 'Platenhoes: zwarte stralen uit een gele halve cirkel, op rood',
  band: 'Vier gestalten in ringen voor een wand van zwarte strepen',
  noor: 'Hoofd van ringen met een rode bril',
  tijs: 'Hoofd van strepen met een rode balk voor de ogen',
  fatima: 'Hoofd in paars en geel dat lacht',
  wout: 'Hoofd van lijnen met een rode baard',
  plaat: 'Een zwarte plaat die half uit een gele hoes komt',
  bandje: 'Een zwart cassettebandje met een geel etiket',
  shirt: 'Een zwart shirt met gele ringen op de borst',
  zeefdruk: 'Een affiche met zwarte ringen om een rode stip',
  dopjes: 'Twee gele oordoppen op zwart',
  club: 'Een zwarte pas met gele ringen en het woord CLUB',
  bon: 'Een rode bon met het woord SCHOR',
  'nieuws-plaat': 'Een plaat van boven, met een geel label',
  'nieuws-bus': 'Een zwarte bus met rode wielen op geel',
  'nieuws-kamer': 'Een rode deur in een wand van gele strepen',
  missing: 'Het getal 404 in een draaikolk van ringen',
  search: 'Een rode loep op golvende strepen',
  cart: 'Een zwarte tas, leeg',
  door: 'Een gele deur in een zwarte wand',
}
