import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { photographerPages } from './inner/photographer.ts'
import { hills } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** Dark room: the pictures first and large, few words. */
export const photographer: Design = {
  name: 'photographer',
  trade: 'arts',
  palette: ['#f6f4f0', '#e4dfd6', '#c98a4b', '#3d3934', '#151412'],
  motif: hills,
  inner: photographerPages,
  styles: stylesOf({
    heading: ['Instrument Sans', 500],
    body: ['Inter', 400],
    scale: 1.25,
    links: 'hover',
    width: 1600,
    rhythm: 'tight',
    button: { shape: 'square', style: 'underline', case: 'none' },
  }),
  home: (w, [one, two, three]) => [
    { theme: 'darkest', width: 'full', padding: 'none', pieces: [image([0, 0, 24, 12], one, { ratio: 2 })] },
    {
      theme: 'darkest',
      pieces: [text([0, 0, 12, 4], w.hero), text([15, 0, 9, 3], w.first), button([15, 4, 6, 1], w.action, 'contact')],
    },
    {
      theme: 'darkest',
      padding: 'small',
      pieces: [
        image([0, 0, 15, 11], two, { ratio: 1.4 }),
        image([16, 3, 8, 8], three, { ratio: 0.9 }),
        text([0, 12, 8, 3], w.second),
        text([16, 12, 8, 3], w.third),
      ],
    },
    { theme: 'dark', padding: 'large', pieces: [text([4, 0, 16, 4], w.story)] },
    { theme: 'darkest', pieces: [text([0, 0, 10, 4], w.closing), text([13, 0, 11, 4], w.facts)] },
  ],
  page: (markdown, art) => [
    { theme: 'darkest', pieces: [text([0, 0, 11, 8], markdown), image([13, 0, 11, 9], art, { ratio: 1.1 })] },
  ],
  words: {
    en: {
      hero: '# Light, and the patience to wait for it',
      action: 'Ask about a date',
      first: 'Landscapes, people and the places where they live. Working from here, and travelling gladly.',
      second: '**Coast**\n\nThree winters along the same mile of beach.',
      third: '**High ground**\n\nWalking before sunrise, home by breakfast.',
      story: '## A good picture is mostly standing still. The rest is being there when it happens.',
      facts: '| Portrait, two hours | from 280 |\n| Wedding, whole day | from 1,900 |\n| Prints | from 60 |',
      closing: '## Working together\n\nTell what you have in mind, and when. You get an answer within two days.',
      alts: [
        'Drawing of hills under a low sun',
        'Drawing of hills in evening light',
        'Drawing of hills with a large sun',
      ],
    },
    nl: {
      hero: '# Licht, en het geduld om erop te wachten',
      action: 'Vraag een datum aan',
      first: 'Landschappen, mensen en de plekken waar ze wonen. Met deze streek als basis, en graag onderweg.',
      second: '**Kust**\n\nDrie winters langs hetzelfde stuk strand.',
      third: '**Hoogland**\n\nLopen voor zonsopgang, thuis voor het ontbijt.',
      story: '## Een goede foto is vooral stilstaan. De rest is erbij zijn als het gebeurt.',
      facts: '| Portret, twee uur | vanaf 280 |\n| Bruiloft, hele dag | vanaf 1.900 |\n| Afdrukken | vanaf 60 |',
      closing: '## Samen werken\n\nVertel wat je voor ogen hebt, en wanneer. Binnen twee dagen heb je antwoord.',
      alts: [
        'Tekening van heuvels onder een lage zon',
        'Tekening van heuvels in avondlicht',
        'Tekening van heuvels met een grote zon',
      ],
    },
    de: {
      hero: '# Licht, und die Geduld, darauf zu warten',
      action: 'Termin anfragen',
      first: 'Landschaften, Menschen und die Orte, an denen sie leben. Hier zu Hause, und gern unterwegs.',
      second: '**Küste**\n\nDrei Winter an derselben Meile Strand.',
      third: '**Hochland**\n\nLos vor Sonnenaufgang, zurück zum Frühstück.',
      story: '## Ein gutes Bild ist vor allem Stillstehen. Der Rest ist, da zu sein, wenn es geschieht.',
      facts: '| Porträt, zwei Stunden | ab 280 |\n| Hochzeit, ganzer Tag | ab 1.900 |\n| Abzüge | ab 60 |',
      closing:
        '## Zusammenarbeit\n\nErzählen Sie, was Ihnen vorschwebt und wann. Eine Antwort kommt innerhalb von zwei Tagen.',
      alts: [
        'Zeichnung von Hügeln unter tiefer Sonne',
        'Zeichnung von Hügeln im Abendlicht',
        'Zeichnung von Hügeln mit großer Sonne',
      ],
    },
  },
}
