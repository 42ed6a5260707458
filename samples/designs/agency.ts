import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { agencyPages } from './inner/agency.ts'
import { forms } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A poster: capitals as large as the page, plain forms, hard colour. */
export const agency: Design = {
  name: 'agency',
  trade: 'services',
  palette: ['#ffffff', '#ffe14d', '#3a2bff', '#1d167a', '#0b0a1a'],
  motif: forms,
  inner: agencyPages,
  styles: stylesOf({
    heading: ['Space Grotesk', 700],
    body: ['Space Grotesk', 400],
    scale: 1.36,
    tracking: -0.045,
    upper: true,
    links: 'accent',
    width: 1680,
    button: { shape: 'square', style: 'solid', case: 'uppercase' },
  }),
  home: (w, [one, two, three]) => [
    {
      theme: 'bright',
      padding: 'medium',
      pieces: [text([0, 0, 24, 7], w.hero), button([0, 8, 6, 1], w.action, 'contact')],
    },
    {
      width: 'full',
      padding: 'none',
      pieces: [image([0, 0, 16, 10], one, { ratio: 1.5 }), image([16, 0, 8, 10], two, { ratio: 0.75 })],
    },
    {
      theme: 'darkest',
      padding: 'large',
      pieces: [text([0, 0, 7, 5], w.first), text([8, 0, 7, 5], w.second), text([16, 0, 7, 5], w.third)],
    },
    { theme: 'light', padding: 'large', pieces: [text([0, 0, 15, 5], w.story), text([17, 0, 7, 5], w.facts)] },
    {
      width: 'full',
      padding: 'none',
      theme: 'darkest',
      pieces: [image([0, 0, 12, 9], three, { ratio: 1.3 }), text([13, 2, 10, 5], w.closing)],
    },
  ],
  page: (markdown, art) => [
    { theme: 'bright', pieces: [text([0, 0, 16, 6], markdown)] },
    { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 9], art, { ratio: 2.6 })] },
  ],
  words: {
    en: {
      hero: '# We make brands that people recognise from across the street',
      action: 'Start a project',
      first: '## Name\n\nShort, free to use, and easy to say over the phone.',
      second: '## Look\n\nA mark, a letter, two colours. Enough for ten years.',
      third: '## Place\n\nSite, window, van. Wherever people see you first.',
      story: '## Six weeks from first talk to opening day',
      facts: '1. Talk\n2. Sketch\n3. Choose\n4. Make\n5. Open',
      closing: '## Got a deadline?\n\nGood. So do we. Tell us about it.',
      alts: [
        'Poster of squares, discs and quarters',
        'Poster of plain forms on yellow',
        'Poster of plain forms on black',
      ],
    },
    nl: {
      hero: '# Wij maken merken die je van de overkant herkent',
      action: 'Begin een project',
      first: '## Naam\n\nKort, nog vrij, en goed te zeggen aan de telefoon.',
      second: '## Gezicht\n\nEen teken, een letter, twee kleuren. Genoeg voor tien jaar.',
      third: '## Plek\n\nSite, etalage, bus. Overal waar mensen je het eerst zien.',
      story: '## Zes weken van eerste gesprek tot opening',
      facts: '1. Praten\n2. Schetsen\n3. Kiezen\n4. Maken\n5. Open',
      closing: '## Een deadline?\n\nMooi. Wij ook. Vertel erover.',
      alts: [
        'Affiche van vierkanten, schijven en kwarten',
        'Affiche van eenvoudige vormen op geel',
        'Affiche van eenvoudige vormen op zwart',
      ],
    },
    de: {
      hero: '# Wir machen Marken, die man von gegenüber erkennt',
      action: 'Projekt starten',
      first: '## Name\n\nKurz, noch frei und am Telefon gut zu verstehen.',
      second: '## Gesicht\n\nEin Zeichen, eine Schrift, zwei Farben. Genug für zehn Jahre.',
      third: '## Ort\n\nWebsite, Schaufenster, Lieferwagen. Wo man Sie zuerst sieht.',
      story: '## Sechs Wochen vom ersten Gespräch bis zur Eröffnung',
      facts: '1. Reden\n2. Skizzieren\n3. Wählen\n4. Machen\n5. Öffnen',
      closing: '## Ein Termin drängt?\n\nGut. Bei uns auch. Erzählen Sie davon.',
      alts: [
        'Plakat aus Quadraten, Scheiben und Vierteln',
        'Plakat einfacher Formen auf Gelb',
        'Plakat einfacher Formen auf Schwarz',
      ],
    },
  },
}
