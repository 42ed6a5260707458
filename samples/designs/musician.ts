import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { musicianPages } from './inner/musician.ts'
import { grooves } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A concert bill: heavy letters, a list of dates set like a till receipt. */
export const musician: Design = {
  name: 'musician',
  trade: 'arts',
  palette: ['#fdf1f4', '#f8c8d6', '#d9154f', '#3b0f42', '#150618'],
  motif: grooves,
  inner: musicianPages,
  styles: stylesOf({
    heading: ['Bricolage Grotesque', 800],
    body: ['JetBrains Mono', 400],
    scale: 1.44,
    tracking: -0.03,
    width: 1400,
    links: 'accent',
    header: { layout: 'stacked', line: false },
    button: { shape: 'pill', style: 'outline', case: 'uppercase' },
  }),
  home: (w, [one, two, three], { contact }) => [
    {
      theme: 'bright',
      width: 'full',
      padding: 'none',
      pieces: [
        text([2, 2, 9, 6], w.hero),
        button([2, 9, 6, 1], w.action, 'offer'),
        image([12, 0, 12, 12], one, { ratio: 1 }),
      ],
    },
    { theme: 'darkest', pieces: [text([0, 0, 24, 7], w.facts)] },
    {
      theme: 'dark',
      pieces: [
        image([0, 0, 8, 8], two, { ratio: 1 }),
        text([9, 0, 7, 4], w.first),
        text([17, 0, 7, 4], w.second),
        text([9, 5, 15, 3], w.third),
      ],
    },
    {
      theme: 'light',
      padding: 'large',
      pieces: [text([0, 0, 15, 5], w.story), image([17, 0, 7, 6], three, { ratio: 1 })],
    },
    {
      theme: 'darkest',
      padding: 'small',
      pieces: [text([0, 0, 15, 3], w.closing), button([17, 1, 7, 1], contact, 'contact')],
    },
  ],
  page: (markdown, art) => [
    { theme: 'dark', pieces: [text([0, 0, 14, 7], markdown), image([16, 0, 8, 8], art, { ratio: 1 })] },
  ],
  words: {
    en: {
      hero: '# Loud, then quiet',
      action: 'See the shows',
      first: '### Side A\n\n1. Turnstile\n2. Salt on the road\n3. Seven floors',
      second: '### Side B\n\n1. Low tide\n2. The long way\n3. Goodnight, harbour',
      third: 'Recorded in nine days in a room with one window.',
      story: '## Four people, two amplifiers, one song that got out of hand',
      facts:
        '## Live\n\n| 14 March | The Warehouse, upstairs |\n| 22 March | Festival on the quay |\n| 5 April | The old cinema |\n| 19 April | At home, sold out |',
      closing: '### Bookings and everything else\n\nWrite to us. A person reads it.',
      alts: ['Drawing of a record with sound waves', 'Drawing of a record on black', 'Drawing of a record at the edge'],
    },
    nl: {
      hero: '# Hard, en dan zacht',
      action: 'Bekijk de optredens',
      first: '### Kant A\n\n1. Draaihek\n2. Zout op de weg\n3. Zeven hoog',
      second: '### Kant B\n\n1. Laag water\n2. De lange weg\n3. Welterusten, haven',
      third: 'Opgenomen in negen dagen, in een kamer met één raam.',
      story: '## Vier mensen, twee versterkers, één lied dat uit de hand liep',
      facts:
        '## Live\n\n| 14 maart | Het Pakhuis, bovenzaal |\n| 22 maart | Festival op de kade |\n| 5 april | De oude bioscoop |\n| 19 april | Thuis, uitverkocht |',
      closing: '### Boekingen en al het andere\n\nSchrijf ons. Een mens leest het.',
      alts: [
        'Tekening van een plaat met geluidsgolven',
        'Tekening van een plaat op zwart',
        'Tekening van een plaat aan de rand',
      ],
    },
    de: {
      hero: '# Erst laut, dann leise',
      action: 'Zu den Konzerten',
      first: '### Seite A\n\n1. Drehkreuz\n2. Salz auf der Straße\n3. Siebter Stock',
      second: '### Seite B\n\n1. Niedrigwasser\n2. Der lange Weg\n3. Gute Nacht, Hafen',
      third: 'Aufgenommen in neun Tagen, in einem Raum mit einem Fenster.',
      story: '## Vier Leute, zwei Verstärker, ein Lied, das außer Kontrolle geriet',
      facts:
        '## Live\n\n| 14. März | Das Lagerhaus, oben |\n| 22. März | Festival am Kai |\n| 5. April | Das alte Kino |\n| 19. April | Zu Hause, ausverkauft |',
      closing: '### Buchungen und alles andere\n\nSchreiben Sie uns. Ein Mensch liest es.',
      alts: [
        'Zeichnung einer Schallplatte mit Klangwellen',
        'Zeichnung einer Schallplatte auf Schwarz',
        'Zeichnung einer Schallplatte am Rand',
      ],
    },
  },
}
