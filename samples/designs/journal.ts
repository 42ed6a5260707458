import { button, image, summary, text } from '../compose.ts'
import type { Design } from './design.ts'
import { journalPages } from './inner/journal.ts'
import { windowsill } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A notebook: one column of reading, an old-style face, nothing beside it. */
export const journal: Design = {
  name: 'journal',
  trade: 'groups',
  palette: ['#fffef9', '#f4efe0', '#80570f', '#494236', '#211f1a'],
  motif: windowsill,
  inner: journalPages,
  posts: {
    title: { en: 'Notes', nl: 'Notities', de: 'Notizen' },
    of: ({ first, second, third }) => [first, second, third],
  },
  styles: stylesOf({
    heading: ['Newsreader', 600],
    body: ['Newsreader', 400],
    scale: 1.24,
    tracking: -0.015,
    width: 820,
    measure: 66,
    radius: 2,
    header: { layout: 'stacked', line: true },
    button: { shape: 'square', style: 'underline', case: 'none' },
  }),
  home: (w, [one, two, three], { posts }) => [
    { padding: 'medium', pieces: [text([0, 0, 24, 4], w.hero), image([0, 5, 24, 11], one, { ratio: 1.6 })] },
    {
      padding: 'small',
      pieces: [
        summary([0, 0, 24, 12], {
          collection: posts.id,
          variant: 'list',
          count: 3,
          show: ['date', 'excerpt'],
          titleSize: 'large',
        }),
      ],
    },
    {
      padding: 'small',
      theme: 'light',
      pieces: [image([0, 0, 9, 7], two, { ratio: 1 }), text([11, 0, 13, 7], w.facts)],
    },
    { padding: 'medium', pieces: [text([0, 0, 24, 3], w.story)] },
    {
      padding: 'small',
      theme: 'darkest',
      pieces: [
        text([0, 0, 15, 4], w.closing),
        button([0, 5, 8, 1], w.action, 'contact'),
        image([16, 0, 8, 6], three, { ratio: 1.2 }),
      ],
    },
  ],
  page: (markdown, art) => [
    { padding: 'medium', pieces: [text([0, 0, 24, 6], markdown), image([0, 7, 24, 10], art, { ratio: 1.8 })] },
  ],
  words: {
    en: {
      hero: '# Notes from the window\n\nAbout bread, birds and the book that lies open.',
      action: 'Write back',
      first:
        '## A sparrow has a plan\n\nFor three weeks it has carried the same straw to the same gutter, and for three weeks the wind has taken it away. On Sunday it brought two.',
      second:
        '## On reading slowly\n\nI gave myself one chapter a day. By the second week I was cheating, in the other direction: half a chapter, twice.',
      third:
        '## What the kettle says\n\nFirst nothing, then a lot, then one note. The tea is best if you leave at the second sound.',
      story: '> You do not have to have something to say. You have to look long enough.',
      facts: '## Reading now\n\n- A history of rain\n- Letters from an island\n- The cookbook, again',
      closing: '### Letters are welcome\n\nEvery one of them gets an answer, sometimes a late one.',
      alts: ['Drawing of a cup at a window', 'Drawing of a cup at a window at night', 'Drawing of books at a window'],
    },
    nl: {
      hero: '# Notities bij het raam\n\nOver brood, vogels en het boek dat open ligt.',
      action: 'Schrijf terug',
      first:
        '## Een mus heeft een plan\n\nDrie weken lang droeg hij dezelfde strohalm naar dezelfde goot, en drie weken lang nam de wind hem mee. Zondag bracht hij er twee.',
      second:
        '## Over langzaam lezen\n\nIk gunde mezelf één hoofdstuk per dag. In de tweede week speelde ik vals, de andere kant op: een half hoofdstuk, twee keer.',
      third:
        '## Wat de ketel zegt\n\nEerst niets, dan veel, dan één toon. De thee is het best als je bij het tweede geluid opstaat.',
      story: '> Je hoeft niets te zeggen te hebben. Je moet alleen lang genoeg kijken.',
      facts: '## Nu aan het lezen\n\n- Een geschiedenis van de regen\n- Brieven van een eiland\n- Het kookboek, alweer',
      closing: '### Brieven zijn welkom\n\nOp elke komt een antwoord, soms een laat antwoord.',
      alts: [
        'Tekening van een kop bij een raam',
        'Tekening van een kop bij een raam in de nacht',
        'Tekening van boeken bij een raam',
      ],
    },
    de: {
      hero: '# Notizen vom Fenster\n\nÜber Brot, Vögel und das Buch, das offen liegt.',
      action: 'Zurückschreiben',
      first:
        '## Ein Spatz hat einen Plan\n\nDrei Wochen lang trug er denselben Halm in dieselbe Rinne, und drei Wochen lang nahm der Wind ihn mit. Am Sonntag brachte er zwei.',
      second:
        '## Vom langsamen Lesen\n\nIch gönnte mir ein Kapitel am Tag. In der zweiten Woche schummelte ich, in die andere Richtung: ein halbes Kapitel, zweimal.',
      third:
        '## Was der Kessel sagt\n\nErst nichts, dann viel, dann einen Ton. Der Tee wird am besten, wenn man beim zweiten Geräusch aufsteht.',
      story: '> Man muss nichts zu sagen haben. Man muss nur lange genug hinsehen.',
      facts:
        '## Liegt gerade offen\n\n- Eine Geschichte des Regens\n- Briefe von einer Insel\n- Das Kochbuch, schon wieder',
      closing: '### Briefe sind willkommen\n\nJeder bekommt eine Antwort, manchmal eine späte.',
      alts: [
        'Zeichnung einer Tasse am Fenster',
        'Zeichnung einer Tasse am Fenster bei Nacht',
        'Zeichnung von Büchern am Fenster',
      ],
    },
  },
}
