import { disc, type Inks, line, type Motif, rect, ring, shape, times, turn } from './art.ts'

/** Ranges of hills one behind the other, with the sun at another height each time. */
export const hills: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, n === 1 ? accent : light) +
  disc([860, 320, 600][n] ?? 600, [240, 300, 420][n] ?? 300, [90, 150, 220][n] ?? 100, n === 1 ? paper : accent) +
  shape(`M0 ${520 - n * 40}L260 ${380 + n * 30}L520 540L840 ${340 + n * 60}L1200 560V900H0Z`, dark) +
  shape(`M0 680L340 ${560 - n * 50}L700 720L1020 ${580 + n * 30}L1200 660V900H0Z`, ink)

/** A table laid from above. */
export const plates: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [dark, accent, light][n] ?? dark) +
  times(n === 1 ? 3 : 1, (at) => {
    const [x, y, r] = n === 1 ? [240 + at * 360, 450, 160] : [600, 450, 330]
    return (
      disc(x + 10, y + 18, r, ink) +
      disc(x, y, r, paper) +
      ring(x, y, r * 0.74, light, 6) +
      times(5, (leaf) =>
        turn(
          leaf * 72 + at * 20,
          x,
          y,
          shape(
            `M${x} ${y}q${r * 0.3} ${-r * 0.34} 0 ${-r * 0.6}q${-r * 0.3} ${r * 0.26} 0 ${r * 0.6}Z`,
            leaf % 2 ? accent : dark,
          ),
        ),
      ) +
      disc(x, y, r * 0.16, light)
    )
  }) +
  (n === 1
    ? ''
    : rect(150, 180, 26, 540, paper, 13) + rect(1024, 180, 26, 540, paper, 13) + rect(1000, 180, 74, 180, paper, 36))

/** Loaves on a board, and last a cake. */
export const loaves: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, light) +
  disc(600, 420, 380, paper) +
  rect(120, 690, 960, 46, dark, 23) +
  (n === 3
    ? cake([paper, light, accent, dark, ink])
    : times(n + 1, (at) => {
        const x = 600 + (at - n / 2) * 290
        const w = n === 0 ? 330 : 150
        return (
          shape(
            `M${x - w} 690C${x - w - 30} ${n === 0 ? 330 : 430} ${x + w + 30} ${n === 0 ? 330 : 430} ${x + w} 690Z`,
            at % 2 ? dark : accent,
          ) +
          times(3, (cut) =>
            line(`M${x - w * 0.5 + cut * w * 0.42} ${n === 0 ? 470 : 540}q${w * 0.16} 50 ${w * 0.06} 110`, paper, 14),
          )
        )
      })) +
  line('M180 790h840', ink, 4)

const cake = ([paper, light, accent, dark, ink]: Inks): string =>
  rect(340, 500, 520, 190, accent, 26) +
  rect(430, 350, 340, 160, dark, 26) +
  times(5, (at) => disc(392 + at * 104, 500, 44, paper)) +
  times(3, (at) => rect(486 + at * 106, 262, 16, 92, ink, 8) + disc(494 + at * 106, 240, 16, light)) +
  line('M390 632h420', paper, 10)

/** Vessels on a shelf. */
export const vessels: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [light, paper, accent][n] ?? light) +
  rect(0, 700, 1200, 200, [paper, light, dark][n] ?? paper) +
  times(n === 1 ? 1 : 3, (at) => {
    const x = n === 1 ? 600 : 270 + at * 330
    const tall = n === 1 ? 470 : 240 + ((at + n) % 3) * 110
    const fill = [accent, dark, ink][(at + n) % 3] ?? ink
    return (
      shape(
        `M${x - 55} ${700 - tall}h110v70c90 60 100 160 70 ${tall - 70}h-250c-30 ${-(tall - 70)} -20 -${Math.round(tall * 0.4)} 70 -${tall - 70 > 300 ? 330 : tall - 70}Z`,
        n === 2 ? paper : fill,
      ) + `<ellipse cx="${x}" cy="${700 - tall}" rx="55" ry="14" fill="${light}"/>`
    )
  })

/** A poster of plain forms. */
export const forms: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [accent, light, ink][n] ?? accent) +
  times(12, (at) => {
    const [x, y] = [(at % 4) * 300, Math.floor(at / 4) * 300]
    const fill = [ink, paper, light, dark, accent][(at * 7 + n * 3) % 5] ?? ink
    const kind = (at * 5 + n) % 4
    if (kind === 0) return disc(x + 150, y + 150, 150, fill)
    if (kind === 1) return shape(`M${x} ${y + 300}A300 300 0 0 1 ${x + 300} ${y}V${y + 300}Z`, fill)
    return kind === 2 ? shape(`M${x} ${y}L${x + 300} ${y + 300}H${x}Z`, fill) : rect(x, y, 300, 300, fill)
  })

/** Steps that rise, and the line that follows from them. */
export const steps: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [light, dark, paper][n] ?? light) +
  times(7, (at) =>
    rect(
      90 + at * 150,
      760 - (60 + at * (50 + n * 22)),
      110,
      60 + at * (50 + n * 22),
      at === 6 ? accent : n === 1 ? ink : at % 2 ? dark : light,
    ),
  ) +
  line(`M90 ${640 - n * 30}C400 ${600 - n * 40} 620 ${480 - n * 40} 1100 ${210 - n * 40}`, n === 1 ? paper : ink, 8) +
  disc(1100, 210 - n * 40, 22, accent)

/** A record, its grooves, and light across them. */
export const grooves: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [accent, ink, light][n] ?? accent) +
  disc([760, 600, 300][n] ?? 600, 450, 400, n === 1 ? accent : ink) +
  times(11, (at) => ring([760, 600, 300][n] ?? 600, 450, 130 + at * 24, at % 3 ? dark : accent, 3)) +
  disc([760, 600, 300][n] ?? 600, 450, 110, light) +
  disc([760, 600, 300][n] ?? 600, 450, 16, paper) +
  times(9, (at) =>
    rect(
      60 + at * 34,
      450 - (60 + ((at * 53 + n * 31) % 170)),
      16,
      2 * (60 + ((at * 53 + n * 31) % 170)),
      n === 2 ? ink : paper,
      8,
    ),
  )

/** An arch with a branch around it. */
export const arch: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [light, dark, paper][n] ?? light) +
  shape('M330 900V420a270 270 0 0 1 540 0V900Z', n === 1 ? light : paper) +
  line('M390 900V430a210 210 0 0 1 420 0V900', accent, 3) +
  times(11, (at) => {
    const angle = 150 + at * 24 + n * 6
    return turn(
      angle - 270,
      600,
      420,
      shape(
        'M600 150q54 -52 0 -128q-54 76 0 128Z',
        [dark, accent, ink][at % 3] === ink ? accent : at % 2 ? (n === 1 ? paper : dark) : accent,
      ),
    )
  }) +
  (n === 2 ? disc(560, 640, 70, 'none') + ring(560, 640, 70, accent, 12) + ring(650, 640, 70, dark, 12) : '')

/** Rays over a field of tents. */
export const rays: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [light, dark, accent][n] ?? light) +
  times(16, (at) =>
    turn(at * 22.5 + n * 8, 600, 620, shape('M600 620L545 -500H655Z', at % 2 ? accent : n === 2 ? paper : light)),
  ) +
  disc(600, 620, 190, n === 2 ? ink : paper) +
  times(
    3,
    (at) =>
      shape(
        `M${60 + at * 380} 900L${240 + at * 380} ${640 - ((at + n) % 2) * 70}L${420 + at * 380} 900Z`,
        at % 2 ? ink : dark,
      ) + shape(`M${210 + at * 380} 900l30 -110l30 110Z`, paper),
  )

/** Books, and what grows out of them. */
export const books: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [light, paper, accent][n] ?? light) +
  disc([800, 400, 600][n] ?? 600, 330, [170, 210, 250][n] ?? 200, n === 2 ? paper : accent) +
  times(4 + n, (at) => {
    const w = 620 - ((at * 97) % 180)
    return (
      rect(
        600 - w / 2 + ((at * 61) % 70) - 35,
        760 - at * 84,
        w,
        72,
        [dark, ink, n === 2 ? light : accent, paper][at % 4] ?? ink,
        8,
      ) + rect(600 - w / 2 + 40, 784 - at * 84, 60, 24, light, 4)
    )
  })

/** Houses along a street, with trees between them. */
export const street: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [light, paper, light][n] ?? light) +
  times(5, (at) => {
    const [x, tall] = [40 + at * 230, 260 + ((at * 83 + n * 60) % 190)]
    const fill = [accent, dark, paper, ink, accent][(at + n) % 5] ?? accent
    return (
      rect(x, 760 - tall, 190, tall, fill === paper && n === 1 ? light : fill) +
      shape(`M${x - 14} ${762 - tall}L${x + 95} ${660 - tall}L${x + 204} ${762 - tall}Z`, fill === ink ? dark : ink) +
      times(4, (w) =>
        rect(x + 34 + (w % 2) * 78, 800 - tall + Math.floor(w / 2) * 96, 44, 58, fill === paper ? accent : light),
      ) +
      disc(x + 212, 640 + n * 14, 58, dark) +
      rect(x + 206, 680, 12, 80, ink)
    )
  }) +
  rect(0, 760, 1200, 140, dark)

/** Sheets on a wall. */
export const sheets: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, [light, accent, dark][n] ?? light) +
  (n === 0
    ? rect(140, 120, 420, 660, paper) +
      disc(350, 380, 150, accent) +
      rect(640, 120, 420, 300, ink) +
      line('M690 360L820 210L900 300L1010 180', paper, 14) +
      rect(640, 480, 420, 300, dark) +
      ring(850, 630, 90, paper, 26)
    : n === 1
      ? rect(340, 90, 520, 720, paper) +
        times(6, (at) => rect(400, 160 + at * 104, 400 - at * 56, 62, at % 2 ? ink : accent))
      : times(9, (at) =>
          rect(
            150 + (at % 3) * 310,
            90 + Math.floor(at / 3) * 250,
            280,
            220,
            at === 4 ? accent : at % 2 ? paper : light,
          ),
        ))

/** A cup at a window. */
export const windowsill: Motif = ([paper, light, accent, dark, ink], n) =>
  rect(0, 0, 1200, 900, light) +
  rect(250, 70, 700, 590, n === 1 ? dark : paper) +
  disc([760, 480, 600][n] ?? 600, [250, 220, 500][n] ?? 300, 80 + n * 30, n === 1 ? paper : accent) +
  shape(`M250 ${520 - n * 30}q180 -90 350 0t350 -20V660H250Z`, n === 1 ? ink : dark) +
  rect(590, 70, 20, 590, light) +
  rect(250, 350, 700, 20, light) +
  rect(120, 660, 960, 40, ink) +
  (n === 2
    ? rect(330, 560, 240, 100, accent, 6) + rect(350, 530, 230, 34, dark, 6)
    : shape('M330 520h190c0 80 -30 140 -95 140s-95 -60 -95 -140Z', accent) +
      line('M520 550c70 -6 70 70 -16 72', accent, 18))
