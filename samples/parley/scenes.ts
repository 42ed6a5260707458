import { disc, line, rect, ring, shape, times } from '../designs/art.ts'
import { clay, night, paper, pine, sage, sand, sheet, sky } from './inks.ts'

const window = (x: number, y: number, ink: string): string =>
  rect(x, y, 92, 150, ink, 46) + rect(x, y + 60, 92, 90, ink)

/** Beside words on pages that nothing lays out, where images are nearly square. */
const still = (ground: string, ...parts: readonly string[]): string =>
  sheet(1000, 1000, ground, `<g transform="translate(50 160) scale(.75)">${parts.join('')}</g>`)

/** Drawings other than phrases and faces. */
export const scenes = {
  house: sheet(
    1600,
    1000,
    sky,
    disc(1290, 230, 110, sand),
    rect(0, 820, 1600, 180, sage),
    rect(180, 300, 300, 520, clay),
    rect(480, 210, 420, 610, paper),
    rect(900, 340, 320, 480, pine),
    shape('M160 300L330 170L500 300Z', night),
    shape('M880 340L1060 210L1240 340Z', night),
    rect(460, 190, 460, 40, night),
    times(2, (at) => window(235 + at * 110, 380, sand) + window(960 + at * 120, 430, sky)),
    times(3, (at) => window(530 + at * 115, 290, sky) + (at === 1 ? '' : window(530 + at * 115, 500, sky))),
    rect(640, 600, 110, 220, clay, 55) + rect(640, 680, 110, 140, clay),
    times(2, (at) => window(235 + at * 110, 600, sand)),
    rect(960, 640, 215, 130, sand, 8),
    times(6, (at) => disc(1330 + at * 40, 760 - (at % 2) * 34, 62, at % 2 ? pine : '#2d6a5c')),
  ),
  table: sheet(
    1200,
    900,
    sand,
    `<ellipse cx="600" cy="560" rx="470" ry="210" fill="${paper}"/>`,
    rect(560, 690, 80, 210, night),
    ...[
      [260, 330, clay],
      [470, 250, pine],
      [730, 250, night],
      [940, 330, sky],
    ].map(([x, y, ink]) => disc(Number(x), Number(y), 84, String(ink))),
    rect(420, 500, 150, 100, sky, 8) +
      rect(640, 520, 170, 90, clay, 8) +
      disc(360, 590, 40, pine) +
      disc(860, 560, 40, night),
  ),
  plan: sheet(
    1400,
    900,
    sage,
    line('M-20 640C300 560 420 760 760 660S1200 520 1420 580', sky, 120),
    line('M120 -20V920M520 -20V920M980 -20V920M-20 200H1420M-20 420H1420', paper, 44),
    rect(560, 240, 150, 150, clay, 8),
    times(6, (at) => rect(170 + (at % 3) * 110, 240 + Math.floor(at / 3) * 80, 90, 62, '#c9d8c5', 4)),
    times(4, (at) => rect(1030 + (at % 2) * 150, 240 + Math.floor(at / 2) * 80, 120, 62, '#c9d8c5', 4)),
    disc(800, 310, 62, pine) + disc(880, 350, 44, pine),
    rect(1050, 60, 260, 90, night, 8),
  ),
  'note-verbs': sheet(
    1200,
    800,
    pine,
    times(5, (at) => rect(160, 150 + at * 110, 520 - at * 70, 60, at === 2 ? sand : sage, 30)),
    ring(890, 400, 170, clay, 44),
  ),
  'note-mistake': sheet(
    1200,
    800,
    sand,
    line('M200 420C340 260 460 560 600 400S860 260 1000 400', night, 18),
    line('M520 250L700 560M700 250L520 560', clay, 26),
  ),
  'note-film': sheet(
    1200,
    800,
    night,
    rect(200, 170, 800, 460, sky, 10),
    times(9, (at) => rect(220 + at * 86, 110, 46, 34, sand, 8) + rect(220 + at * 86, 656, 46, 34, sand, 8)),
    rect(340, 520, 520, 50, paper, 25),
  ),
  voucher: still(
    clay,
    rect(230, 230, 740, 440, paper, 14),
    line('M230 450H970M600 230V670', sand, 40),
    line('M600 230C480 90 380 160 470 230ZM600 230C720 90 820 160 730 230Z', sand, 26),
  ),
  hour: sheet(
    1200,
    900,
    sky,
    ring(600, 450, 290, night, 30),
    line('M600 450V250M600 450L740 540', clay, 30),
    disc(600, 450, 26, night),
  ),
  trial: sheet(
    1200,
    900,
    '#c9d8c5',
    rect(390, 110, 420, 700, pine, 12),
    shape('M450 170H750V810H450Z', paper),
    shape('M450 170L660 250V880L450 810Z', clay),
    disc(625, 560, 18, sand),
  ),
  lost: still(
    sage,
    shape('M180 240H820a60 60 0 0 1 60 60V560a60 60 0 0 1 -60 60H420L260 760V620H240a60 60 0 0 1 -60 -60V300Z', paper),
    times(3, (at) => disc(380 + at * 150, 430, 38, at === 1 ? clay : pine)),
  ),
  looking: still(
    sand,
    rect(220, 200, 360, 520, paper, 10) + rect(620, 200, 360, 520, paper, 10),
    times(6, (at) => line(`M270 ${290 + at * 70}H530M670 ${290 + at * 70}H930`, sage, 18)),
    ring(720, 480, 130, clay, 30),
    line('M812 572L960 720', clay, 40),
  ),
  basket: still(
    pine,
    shape('M260 380H940L860 740H340Z', sand),
    line('M400 380C400 200 800 200 800 380', sand, 36),
    times(4, (at) => line(`M${400 + at * 130} 440V690`, pine, 12)),
  ),
} as const
