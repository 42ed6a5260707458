import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { restaurantPages } from './inner/restaurant.ts'
import { plates } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A menu card: centred, italic, the dishes as a table. */
export const restaurant: Design = {
  name: 'restaurant',
  trade: 'food',
  palette: ['#fbf7ef', '#ecdfc8', '#a33a26', '#4b2d20', '#22150f'],
  motif: plates,
  inner: restaurantPages,
  styles: stylesOf({
    heading: ['Fraunces', 500],
    body: ['Source Sans 3', 400],
    italic: true,
    scale: 1.34,
    header: { layout: 'centered', line: true },
    button: { shape: 'pill', style: 'outline', case: 'none' },
    rhythm: 'generous',
  }),
  home: (w, [one, two, three]) => [
    {
      padding: 'none',
      width: 'full',
      theme: 'dark',
      pieces: [
        image([0, 0, 12, 13], one, { ratio: 0.95 }),
        text([13, 3, 9, 5], w.hero),
        button([13, 9, 6, 1], w.action, 'contact'),
      ],
    },
    { padding: 'large', pieces: [text([6, 0, 12, 8], w.facts)] },
    {
      theme: 'light',
      pieces: [text([0, 0, 7, 4], w.first), text([8, 0, 7, 4], w.second), text([16, 0, 7, 4], w.third)],
    },
    { padding: 'none', width: 'full', pieces: [image([0, 0, 24, 9], two, { ratio: 2.6 })] },
    { theme: 'bright', padding: 'large', pieces: [text([4, 0, 16, 4], w.story)] },
    { pieces: [text([0, 1, 10, 5], w.closing), image([13, 0, 11, 8], three, { ratio: 1.35 })] },
  ],
  page: (markdown, art) => [{ pieces: [text([6, 0, 12, 6], markdown), image([6, 7, 12, 7], art, { ratio: 1.7 })] }],
  words: {
    en: {
      hero: '# What the season brings, on a plate',
      action: 'Book a table',
      first: '### The kitchen\n\nOne menu, changed when the market changes. Usually on a Thursday.',
      second: '### The cellar\n\nForty bottles that we would order ourselves.',
      third: '### The table\n\nIt is yours all evening. Nobody stands behind you with a watch.',
      story: '## We cook for forty people. With forty-one it gets cosy.',
      facts:
        '## This week\n\n| Leek from the ashes, hazelnut | 14 |\n| Mussels, cider, dill | 17 |\n| Celeriac, mustard, barley | 22 |\n| Pear and burnt butter | 9 |',
      closing: '## Open\n\nWednesday to Sunday from six. The kitchen takes orders until half past nine.',
      alts: [
        'Drawing of a laid table from above',
        'Drawing of three plates in a row',
        'Drawing of a plate with leaves',
      ],
    },
    nl: {
      hero: '# Wat het seizoen brengt, op een bord',
      action: 'Reserveer een tafel',
      first: '### De keuken\n\nEén menu, dat verandert als de markt verandert. Meestal op donderdag.',
      second: '### De kelder\n\nVeertig flessen die we zelf ook zouden bestellen.',
      third: '### De tafel\n\nDie is de hele avond van jou. Niemand kijkt op zijn horloge.',
      story: '## We koken voor veertig mensen. Met eenenveertig wordt het gezellig.',
      facts:
        '## Deze week\n\n| Prei uit de as, hazelnoot | 14 |\n| Mosselen, cider, dille | 17 |\n| Knolselderij, mosterd, gerst | 22 |\n| Peer en gebrande boter | 9 |',
      closing: '## Open\n\nWoensdag tot en met zondag vanaf zes uur. Bestellen kan tot half tien.',
      alts: [
        'Tekening van een gedekte tafel van boven',
        'Tekening van drie borden op een rij',
        'Tekening van een bord met blaadjes',
      ],
    },
    de: {
      hero: '# Was die Saison bringt, auf einem Teller',
      action: 'Tisch reservieren',
      first: '### Die Küche\n\nEine Karte, die sich mit dem Markt ändert. Meistens donnerstags.',
      second: '### Der Keller\n\nVierzig Flaschen, die wir selbst bestellen würden.',
      third: '### Der Tisch\n\nEr gehört Ihnen den ganzen Abend. Niemand schaut auf die Uhr.',
      story: '## Wir kochen für vierzig Gäste. Mit einundvierzig wird es gemütlich.',
      facts:
        '## Diese Woche\n\n| Lauch aus der Asche, Haselnuss | 14 |\n| Muscheln, Cidre, Dill | 17 |\n| Sellerie, Senf, Gerste | 22 |\n| Birne und braune Butter | 9 |',
      closing: '## Geöffnet\n\nMittwoch bis Sonntag ab achtzehn Uhr. Die Küche nimmt Bestellungen bis halb zehn an.',
      alts: [
        'Zeichnung eines gedeckten Tisches von oben',
        'Zeichnung von drei Tellern nebeneinander',
        'Zeichnung eines Tellers mit Blättern',
      ],
    },
  },
}
