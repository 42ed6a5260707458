import { button, image, summary, text } from '../compose.ts'
import type { Design } from './design.ts'
import { associationPages } from './inner/association.ts'
import { street } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A notice board: plain letters, the agenda first, a street along the top. */
export const association: Design = {
  name: 'association',
  trade: 'groups',
  palette: ['#fbfdf8', '#e0edd0', '#2f6f1f', '#23472a', '#122016'],
  motif: street,
  inner: associationPages,
  posts: { title: { en: 'News', nl: 'Nieuws', de: 'Neues' }, of: ({ news = [] }) => news },
  styles: stylesOf({
    heading: ['Source Sans 3', 700],
    body: ['Source Sans 3', 400],
    scale: 1.2,
    tracking: -0.01,
    width: 1160,
    radius: 4,
    rhythm: 'tight',
    header: { layout: 'split', line: true },
    button: { shape: 'rounded', style: 'solid', case: 'none' },
  }),
  home: (w, [one, two, three], { posts }) => [
    { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 7], one, { ratio: 3.4 })] },
    {
      theme: 'dark',
      padding: 'small',
      pieces: [text([0, 0, 16, 4], w.hero), button([18, 1, 6, 1], w.action, 'contact')],
    },
    {
      padding: 'small',
      pieces: [
        text([0, 0, 14, 8], w.facts),
        summary([16, 0, 8, 8], {
          collection: posts.id,
          variant: 'list',
          count: 3,
          show: ['date', 'excerpt'],
          titleSize: 'small',
          heading: posts.title,
        }),
      ],
    },
    {
      theme: 'light',
      padding: 'small',
      pieces: [text([0, 0, 7, 4], w.first), text([8, 0, 7, 4], w.second), image([17, 0, 7, 5], two, { ratio: 1.4 })],
    },
    { padding: 'small', pieces: [image([0, 0, 7, 5], three, { ratio: 1.4 }), text([8, 0, 16, 5], w.third)] },
    { theme: 'bright', padding: 'small', pieces: [text([0, 0, 11, 3], w.story), text([13, 0, 11, 3], w.closing)] },
  ],
  page: (markdown, art) => [
    { padding: 'small', pieces: [text([0, 0, 15, 7], markdown), image([17, 0, 7, 6], art, { ratio: 1 })] },
  ],
  words: {
    en: {
      hero: '# The street is ours, all of us',
      action: 'Become a member',
      first: '## Who we are\n\nA hundred and twenty households, a committee of five and a shed full of tools.',
      second: '## What we do\n\nTrees, traffic, a summer party, and soup in January.',
      third:
        '## Borrow a ladder\n\nThe shed is open on Saturdays from nine to eleven. Bring back what you took, and cleaner than it was.',
      facts:
        '## Agenda\n\n| 7 May | Planting day, 10:00 |\n| 21 May | Meeting in the school, 20:00 |\n| 14 June | Street party, from noon |\n| 3 July | Walk with the forester, 19:00 |',
      story: '## What it costs\n\nTwelve a year for each household, and the whole shed is yours to borrow from.',
      closing: '## Idea, complaint, compliment?\n\nTell us. We meet on the first Monday of the month.',
      news: [
        '## The playground opens on Saturday\n\nWith lemonade, and a ribbon for the youngest child. It begins at two; bring something for the table, and shoes that may get sandy.',
        '## New benches\n\nTwo by the water, one by the stop. They are made of the oak that fell in January, and we choose the colour together at the meeting.',
      ],
      alts: [
        'Drawing of a row of houses with trees',
        'Drawing of houses in another order',
        'Drawing of houses along a street',
      ],
    },
    nl: {
      hero: '# De straat is van ons, van ons allemaal',
      action: 'Word lid',
      first: '## Wie we zijn\n\nHonderdtwintig huishoudens, een bestuur van vijf en een schuur vol gereedschap.',
      second: '## Wat we doen\n\nBomen, verkeer, een zomerfeest, en soep in januari.',
      third:
        '## Een ladder lenen\n\nDe schuur is op zaterdag open van negen tot elf. Breng terug wat je meenam, en schoner dan het was.',
      facts:
        '## Agenda\n\n| 7 mei | Plantdag, 10.00 |\n| 21 mei | Vergadering in de school, 20.00 |\n| 14 juni | Straatfeest, vanaf twaalf uur |\n| 3 juli | Wandelen met de boswachter, 19.00 |',
      story: '## Wat het kost\n\nTwaalf per jaar per huishouden, en de hele schuur staat voor je open.',
      closing: '## Idee, klacht, compliment?\n\nLaat het weten. We vergaderen op de eerste maandag van de maand.',
      news: [
        '## Zaterdag gaat de speeltuin open\n\nMet limonade, en een lint voor het jongste kind. We beginnen om twee uur; neem iets mee voor op tafel, en schoenen die zandig mogen worden.',
        '## Nieuwe banken\n\nTwee aan het water, één bij de halte. Ze zijn gemaakt van de eik die in januari omwaaide, en over de kleur beslissen we samen op de vergadering.',
      ],
      alts: [
        'Tekening van een rij huizen met bomen',
        'Tekening van huizen in andere volgorde',
        'Tekening van huizen langs een straat',
      ],
    },
    de: {
      hero: '# Die Straße gehört uns, uns allen',
      action: 'Mitglied werden',
      first: '## Wer wir sind\n\nHundertzwanzig Haushalte, ein Vorstand von fünf und ein Schuppen voller Werkzeug.',
      second: '## Was wir tun\n\nBäume, Verkehr, ein Sommerfest, und Suppe im Januar.',
      third:
        '## Eine Leiter leihen\n\nDer Schuppen ist samstags von neun bis elf geöffnet. Bringen Sie zurück, was Sie mitnahmen, und sauberer als zuvor.',
      facts:
        '## Termine\n\n| 7. Mai | Pflanztag, 10 Uhr |\n| 21. Mai | Versammlung in der Schule, 20 Uhr |\n| 14. Juni | Straßenfest, ab Mittag |\n| 3. Juli | Gang mit dem Förster, 19 Uhr |',
      story: '## Was es kostet\n\nZwölf im Jahr pro Haushalt, und der ganze Schuppen steht Ihnen offen.',
      closing: '## Idee, Klage, Lob?\n\nSagen Sie es uns. Wir treffen uns am ersten Montag im Monat.',
      news: [
        '## Am Samstag öffnet der Spielplatz\n\nMit Limonade, und einem Band für das jüngste Kind. Los geht es um zwei; bringen Sie etwas für den Tisch mit und Schuhe, die sandig werden dürfen.',
        '## Neue Bänke\n\nZwei am Wasser, eine an der Haltestelle. Sie sind aus der Eiche gebaut, die im Januar umfiel, und über die Farbe entscheiden wir gemeinsam bei der Versammlung.',
      ],
      alts: [
        'Zeichnung einer Häuserreihe mit Bäumen',
        'Zeichnung von Häusern in anderer Folge',
        'Zeichnung von Häusern an einer Straße',
      ],
    },
  },
}
