import { disc, line as stroke, rect, ring, shape, times, turn } from '../designs/art.ts'
import { black, blue, green, pink, red, sheet, white, yellow } from './inks.ts'
import { fitted, line } from './letters.ts'

const poster = (ground: string, ...parts: readonly string[]) => sheet(900, 1200, ground, ...parts)

/** One poster for each act: what they do, as loud as two or three inks allow. */
export const posters: Readonly<Record<string, string>> = {
  'klara-kontrast': poster(
    white,
    rect(450, 0, 450, 1200, black),
    times(6, (at) => rect(0, 120 + at * 60, 450, 30, black) + rect(450, 120 + at * 60, 450, 30, white)),
    shape('M450 520a200 200 0 0 1 0 400Z', red),
    shape('M450 520a200 200 0 0 0 0 400Z', yellow),
    fitted('KLA', 40, 960, 370, black),
    fitted('RA', 490, 960, 240, white),
  ),
  doppelpunkt: poster(
    blue,
    disc(450, 330, 270, yellow),
    disc(450, 870, 270, pink),
    line('BUM', 312, 265, 130, blue),
    line('TSS', 316, 805, 130, blue),
  ),
  'ohrwurm-3000': poster(
    pink,
    times(9, (at) => ring(450 + (at % 2) * 26, 520, 60 + at * 46, at % 2 ? red : black, 24)),
    disc(463, 520, 30, black),
    rect(0, 990, 900, 210, black),
    line('3000', 40, 1035, 120, yellow),
    line('OHR', 560, 1035, 120, pink),
  ),
  'drei-etagen-krach': poster(
    red,
    times(3, (at) => rect(0, at * 400, 900, 400, [yellow, red, black][at] ?? red)),
    line('KRA', 60, 70, 260, black),
    line('KRA', 60, 470, 260, yellow),
    line('KRACH', 60, 870, 220, red, yellow, white, red, yellow),
    stroke('M660 40L820 200L690 210L860 370', red, 30),
    stroke('M660 440L820 600L690 610L860 770', black, 30),
  ),
  'tante-pixel': poster(
    black,
    ...pixels(
      ['..####..', '.#....#.', '#.#..#.#', '#......#', '#.#..#.#', '#..##..#', '.#....#.', '..####..'],
      [yellow, green, pink, white],
    ),
    line('TANTE', 60, 930, 96, white),
    line('PIXEL', 60, 1050, 96, green),
  ),
  'neon-und-soehne': poster(
    black,
    times(7, (at) =>
      stroke(
        `M${70 + at * 46} 0V480A${380 - at * 46} ${380 - at * 46} 0 0 0 ${830 - at * 46} 480V0`,
        [pink, yellow, green, white, pink, yellow, green][at] ?? pink,
        15,
      ),
    ),
    line('NEON', 60, 990, 150, pink, yellow, green, white),
  ),
  'moll-moll': poster(
    yellow,
    times(13, (at) =>
      stroke(`M-20 ${90 + at * 62}q115 ${-70 + at * 11} 230 0t230 0t230 0t260 0`, black, 10 + at * 2.4),
    ),
    rect(0, 900, 900, 300, yellow),
    fitted('MOLL', 40, 930, 400, blue),
    fitted('MOLL', 460, 930, 400, black),
  ),
  'kapelle-beule': poster(
    green,
    shape('M120 600L560 250V950Z', yellow),
    rect(560, 250, 120, 700, black),
    disc(120, 600, 70, red),
    times(3, (at) =>
      stroke(`M${700 + at * 50} ${420 - at * 60}q${60 + at * 16} ${180 + at * 60} 0 ${360 + at * 120}`, black, 26),
    ),
    line('BEULE', 60, 1010, 130, black),
    line('KAPELLE', 60, 60, 96, black),
  ),
  fettkursiv: poster(
    yellow,
    `<g transform="skewX(-14)">${line('F', 420, 80, 780, black)}${line('F', 470, 130, 780, red)}</g>`,
    rect(0, 980, 900, 220, black),
    `<g transform="skewX(-14)">${line('FETTER!', 310, 1025, 130, yellow)}</g>`,
  ),
  'institut-fuer-punkte': poster(
    white,
    `<g fill="${blue}">${times(15 * 17, (at) => dot(at % 15, Math.floor(at / 15)))}</g>`,
    rect(0, 1030, 900, 170, red),
    line('PUNKTE', 50, 1065, 100, white),
  ),
  'sieb-und-rakel': poster(
    yellow,
    '<style>.over{mix-blend-mode:multiply}</style>',
    `<g class="over">${rect(90, 110, 460, 620, pink)}</g>`,
    `<g class="over">${disc(560, 520, 300, '#3fd0ff')}</g>`,
    `<g class="over">${shape('M120 960L420 300L720 960Z', '#ff5a4a')}</g>`,
    fitted('SIEB+RAKEL', 60, 1020, 780, black),
  ),
  falzbein: poster(
    red,
    shape('M0 0L450 300L0 600Z', pink),
    shape('M450 300L900 0V600Z', yellow),
    shape('M0 600L450 300L900 600L450 900Z', white),
    shape('M450 300L900 600L450 900Z', blue),
    shape('M0 600L450 900L0 1200Z', black),
    shape('M900 600V1200L450 900Z', pink),
    line('FALZ', 282, 1050, 110, yellow),
  ),
}

/** Larger towards a point, as in a photograph printed by screen. */
function dot(column: number, row: number): string {
  const [x, y] = [30 + column * 60, 30 + row * 60]
  const away = Math.hypot(x - 330, y - 420)
  return `<circle cx="${x}" cy="${y}" r="${Math.round(Math.max(5, 40 - away / 17) * 10) / 10}"/>`
}

function pixels(rows: readonly string[], inks: readonly string[]): string[] {
  return rows.map((row, y) =>
    [...row]
      .map((cell, x) =>
        cell === '#' ? rect(66 + x * 96, 66 + y * 96, 84, 84, inks[(x + y * 3) % inks.length] ?? white) : '',
      )
      .join(''),
  )
}

/** Posters of earlier years at the station. */
export const formerPosters: Readonly<Record<string, string>> = {
  'plakat-18': poster(pink, turn(-12, 450, 600, line('18', 190, 260, 640, red)), ring(450, 600, 420, black, 20)),
  'plakat-19': poster(
    yellow,
    times(10, (at) => rect(at * 90, 0, 45, 1200, at % 2 ? black : blue)),
    rect(90, 400, 720, 420, yellow),
    line('19', 200, 450, 320, black),
  ),
  'plakat-21': poster(
    black,
    times(8, (at) => disc(450, 1200 - at * 20, 840 - at * 104, at % 2 ? black : green)),
    line('21', 230, 110, 300, green),
  ),
  'plakat-22': poster(blue, line('2', 40, 60, 1080, pink), turn(180, 450, 600, line('2', 40, 60, 1080, yellow))),
  'plakat-23': poster(
    white,
    times(5, (at) =>
      shape(
        `M${at * 180} 1200L${at * 180 + 90} ${1000 - at * 190}L${at * 180 + 180} 1200Z`,
        [red, blue, black, green, pink][at] ?? red,
      ),
    ),
    line('23', 60, 70, 360, black),
  ),
  'plakat-24': poster(
    red,
    times(4, (at) => turn(at * 45, 450, 560, rect(430, 60, 40, 1000, yellow))),
    disc(450, 560, 260, red),
    line('24', 262, 450, 220, yellow),
    rect(0, 1120, 900, 80, black),
  ),
  'plakat-25': poster(
    green,
    rect(0, 600, 900, 600, black),
    line('2', 70, 120, 900, black),
    `<clipPath id="low"><path d="M0 600H900V1200H0Z"/></clipPath>`,
    `<g clip-path="url(#low)">${line('2', 70, 120, 900, green)}</g>`,
    line('5', 640, 700, 400, pink),
  ),
  'plakat-26': poster(
    yellow,
    times(6, (at) => ring(at % 2 ? 900 : 0, 1200, 200 + at * 150, at % 2 ? red : blue, 44)),
    line('26', 60, 60, 400, black),
  ),
}
