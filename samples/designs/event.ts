import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { eventPages } from './inner/event.ts'
import { rays } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A programme: the date as large as the name, the hours in a table, one loud button. */
export const event: Design = {
  name: 'event',
  trade: 'occasions',
  palette: ['#fffdf6', '#ffdcc4', '#d8430c', '#123f5e', '#08202f'],
  motif: rays,
  inner: eventPages,
  styles: stylesOf({
    heading: ['Bricolage Grotesque', 700],
    body: ['Instrument Sans', 400],
    scale: 1.4,
    tracking: -0.035,
    width: 1360,
    radius: 14,
    button: { shape: 'rounded', style: 'solid', case: 'none' },
  }),
  home: (w, [one, two, three]) => [
    { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 9], one, { ratio: 2.6 })] },
    {
      theme: 'dark',
      padding: 'medium',
      pieces: [text([0, 0, 15, 5], w.hero), text([17, 0, 7, 3], w.first), button([17, 4, 7, 1], w.action, 'contact')],
    },
    { pieces: [text([0, 0, 6, 4], w.second), text([7, 0, 17, 8], w.facts)] },
    {
      theme: 'light',
      pieces: [
        image([0, 0, 8, 8], two, { ratio: 0.95 }),
        text([9, 1, 7, 6], w.story),
        image([17, 0, 7, 8], three, { ratio: 0.85 }),
      ],
    },
    { theme: 'bright', padding: 'medium', pieces: [text([0, 0, 11, 4], w.closing), text([13, 0, 11, 4], w.third)] },
  ],
  page: (markdown, art) => [
    { theme: 'dark', padding: 'medium', pieces: [text([0, 0, 24, 4], markdown)] },
    { pieces: [image([0, 0, 24, 9], art, { ratio: 2.4 })] },
  ],
  words: {
    en: {
      hero: '# One weekend, forty voices, no fence around it',
      action: 'Get a ticket',
      first: '**5 and 6 September**\n\nIn the park behind the station, whatever the weather.',
      second: '## Programme',
      third: '### Helping out\n\nFour hours of work, two days of festival, one meal and a shirt that nobody else has.',
      story: '## Come early\n\nThe best conversations begin before the music does.',
      facts:
        '| Sat 11:00 | Gates open, coffee |\n| Sat 13:00 | Stories in the tent |\n| Sat 20:00 | Main stage |\n| Sun 10:00 | Breakfast on the grass |\n| Sun 15:00 | Everybody sings |',
      closing: '### Tickets\n\nA day costs 25, the weekend 40. Children come along for nothing.',
      alts: [
        'Drawing of sunrays over tents',
        'Drawing of rays over tents at night',
        'Drawing of rays over tents at dusk',
      ],
    },
    nl: {
      hero: '# Eén weekend, veertig stemmen, geen hek eromheen',
      action: 'Reserveer een kaartje',
      first: '**5 en 6 september**\n\nIn het park achter het station, wat voor weer het ook is.',
      second: '## Programma',
      third:
        '### Meehelpen\n\nVier uur werken, twee dagen festival, een maaltijd en een shirt dat niemand anders heeft.',
      story: '## Kom vroeg\n\nDe beste gesprekken beginnen voor de muziek.',
      facts:
        '| Za 11.00 | Open, koffie |\n| Za 13.00 | Verhalen in de tent |\n| Za 20.00 | Hoofdpodium |\n| Zo 10.00 | Ontbijt op het gras |\n| Zo 15.00 | Iedereen zingt |',
      closing: '### Kaartjes\n\nEen dag kost 25, het weekend 40. Kinderen mogen gratis mee.',
      alts: [
        'Tekening van zonnestralen boven tenten',
        'Tekening van stralen boven tenten bij nacht',
        'Tekening van stralen boven tenten in de schemer',
      ],
    },
    de: {
      hero: '# Ein Wochenende, vierzig Stimmen, kein Zaun drumherum',
      action: 'Ticket reservieren',
      first: '**5. und 6. September**\n\nIm Park hinter dem Bahnhof, bei jedem Wetter.',
      second: '## Programm',
      third:
        '### Mithelfen\n\nVier Stunden Arbeit, zwei Tage Festival, ein Essen und ein Shirt, das sonst niemand hat.',
      story: '## Kommt früh\n\nDie besten Gespräche beginnen vor der Musik.',
      facts:
        '| Sa 11.00 | Einlass, Kaffee |\n| Sa 13.00 | Geschichten im Zelt |\n| Sa 20.00 | Hauptbühne |\n| So 10.00 | Frühstück im Gras |\n| So 15.00 | Alle singen |',
      closing: '### Tickets\n\nEin Tag kostet 25, das Wochenende 40. Kinder kommen umsonst mit.',
      alts: [
        'Zeichnung von Sonnenstrahlen über Zelten',
        'Zeichnung von Strahlen über Zelten bei Nacht',
        'Zeichnung von Strahlen über Zelten in der Dämmerung',
      ],
    },
  },
}
