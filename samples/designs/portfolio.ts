import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { portfolioPages } from './inner/portfolio.ts'
import { sheets } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A case: white walls, typewriter captions, works of unequal size hung off the grid's edge. */
export const portfolio: Design = {
  name: 'portfolio',
  trade: 'arts',
  palette: ['#ffffff', '#f0f0ee', '#c9402a', '#3a3a3a', '#0c0c0c'],
  motif: sheets,
  inner: portfolioPages,
  styles: stylesOf({
    heading: ['Instrument Sans', 600],
    body: ['JetBrains Mono', 400],
    scale: 1.42,
    tracking: -0.05,
    width: 1720,
    links: 'hover',
    rhythm: 'generous',
    button: { shape: 'square', style: 'underline', case: 'none' },
  }),
  home: (w, [one, two, three]) => [
    { padding: 'large', pieces: [text([0, 0, 19, 5], w.hero)] },
    {
      padding: 'small',
      pieces: [
        image([0, 0, 14, 10], one, { ratio: 1.4 }),
        text([15, 8, 7, 2], w.first),
        image([12, 12, 12, 8], two, { ratio: 1.5 }),
        text([3, 17, 8, 3], w.second),
        image([2, 22, 9, 7], three, { ratio: 1.25 }),
        text([12, 26, 8, 3], w.third),
      ],
    },
    { theme: 'light', pieces: [text([0, 0, 12, 4], w.story), text([14, 0, 10, 6], w.facts)] },
    {
      theme: 'darkest',
      padding: 'large',
      pieces: [text([0, 0, 17, 4], w.closing), button([0, 5, 6, 1], w.action, 'contact')],
    },
  ],
  page: (markdown, art) => [
    { padding: 'large', pieces: [text([0, 0, 12, 7], markdown), image([14, 2, 10, 8], art, { ratio: 1.2 })] },
  ],
  words: {
    en: {
      hero: '# Drawings, books and signs, made slowly',
      action: 'Write to me',
      first: '01 — Identity for a press with one machine',
      second: '02 — Twelve posters for one winter',
      third: '03 — Signs in a building without corners',
      story: '## I work alone, and with printers who say no when they mean no.',
      facts:
        '| 2026 | Signage, city library |\n| 2025 | Twelve posters |\n| 2024 | A book about salt |\n| 2023 | Prize for best cover |',
      closing: '## Free again from September.',
      alts: [
        'Drawing of three sheets on a wall',
        'Drawing of one large sheet with bars',
        'Drawing of nine small sheets',
      ],
    },
    nl: {
      hero: '# Tekeningen, boeken en borden, langzaam gemaakt',
      action: 'Schrijf me',
      first: '01 — Huisstijl voor een drukker met één pers',
      second: '02 — Twaalf affiches voor één winter',
      third: '03 — Bewegwijzering in een gebouw zonder hoeken',
      story: '## Ik werk alleen, en met drukkers die nee zeggen als ze nee bedoelen.',
      facts:
        '| 2026 | Bewegwijzering, bibliotheek |\n| 2025 | Twaalf affiches |\n| 2024 | Een boek over zout |\n| 2023 | Prijs voor het beste omslag |',
      closing: '## Vanaf september weer beschikbaar.',
      alts: [
        'Tekening van drie vellen aan een muur',
        'Tekening van één groot vel met balken',
        'Tekening van negen kleine vellen',
      ],
    },
    de: {
      hero: '# Zeichnungen, Bücher und Schilder, langsam gemacht',
      action: 'Schreiben Sie mir',
      first: '01 — Erscheinungsbild für eine Druckerei mit einer Presse',
      second: '02 — Zwölf Plakate für einen Winter',
      third: '03 — Leitsystem in einem Haus ohne Ecken',
      story: '## Ich arbeite allein, und mit Druckern, die Nein sagen, wenn sie Nein meinen.',
      facts:
        '| 2026 | Leitsystem, Stadtbibliothek |\n| 2025 | Zwölf Plakate |\n| 2024 | Ein Buch über Salz |\n| 2023 | Preis für den besten Umschlag |',
      closing: '## Ab September wieder frei.',
      alts: [
        'Zeichnung von drei Blättern an einer Wand',
        'Zeichnung eines großen Blattes mit Balken',
        'Zeichnung von neun kleinen Blättern',
      ],
    },
  },
}
