import { button, image, text } from '../compose.ts'
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
  home: (w, [one, two, three]) => [
    { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 7], one, { ratio: 3.4 })] },
    {
      theme: 'dark',
      padding: 'small',
      pieces: [text([0, 0, 16, 4], w.hero), button([18, 1, 6, 1], w.action, 'contact')],
    },
    { padding: 'small', pieces: [text([0, 0, 14, 8], w.facts), text([16, 0, 8, 8], w.first)] },
    {
      theme: 'light',
      padding: 'small',
      pieces: [text([0, 0, 8, 4], w.second), text([8, 0, 8, 4], w.third), image([17, 0, 7, 5], two, { ratio: 1.4 })],
    },
    { padding: 'small', pieces: [image([0, 0, 7, 5], three, { ratio: 1.4 }), text([8, 0, 16, 5], w.story)] },
    { theme: 'bright', padding: 'small', pieces: [text([0, 0, 24, 3], w.closing)] },
  ],
  page: (markdown, art) => [
    { padding: 'small', pieces: [text([0, 0, 15, 7], markdown), image([17, 0, 7, 6], art, { ratio: 1 })] },
  ],
  words: {
    en: {
      hero: '# The street is ours, all of us',
      action: 'Become a member',
      first:
        '### News\n\n**The playground opens on Saturday.** With lemonade, and a ribbon for the youngest child.\n\n**New benches.** Two by the water, one by the stop.',
      second: '### Who we are\n\nA hundred and twenty households, a committee of five and a shed full of tools.',
      third: '### What we do\n\nTrees, traffic, a summer party, and soup in January.',
      story:
        '### Borrow a ladder\n\nThe shed is open on Saturdays from nine to eleven. Bring back what you took, and cleaner than it was.',
      facts:
        '### Agenda\n\n| 7 May | Planting day, 10:00 |\n| 21 May | Meeting in the school, 20:00 |\n| 14 June | Street party, from noon |\n| 3 July | Walk with the forester, 19:00 |',
      closing: '### Idea, complaint, compliment?\n\nTell us. We meet on the first Monday of the month.',
      alts: [
        'Drawing of a row of houses with trees',
        'Drawing of houses in another order',
        'Drawing of houses along a street',
      ],
    },
    nl: {
      hero: '# De straat is van ons, van ons allemaal',
      action: 'Word lid',
      first:
        '### Nieuws\n\n**Zaterdag gaat de speeltuin open.** Met limonade, en een lint voor het jongste kind.\n\n**Nieuwe banken.** Twee aan het water, één bij de halte.',
      second: '### Wie we zijn\n\nHonderdtwintig huishoudens, een bestuur van vijf en een schuur vol gereedschap.',
      third: '### Wat we doen\n\nBomen, verkeer, een zomerfeest, en soep in januari.',
      story:
        '### Een ladder lenen\n\nDe schuur is op zaterdag open van negen tot elf. Breng terug wat je meenam, en schoner dan het was.',
      facts:
        '### Agenda\n\n| 7 mei | Plantdag, 10.00 |\n| 21 mei | Vergadering in de school, 20.00 |\n| 14 juni | Straatfeest, vanaf twaalf uur |\n| 3 juli | Wandelen met de boswachter, 19.00 |',
      closing: '### Idee, klacht, compliment?\n\nLaat het weten. We vergaderen op de eerste maandag van de maand.',
      alts: [
        'Tekening van een rij huizen met bomen',
        'Tekening van huizen in andere volgorde',
        'Tekening van huizen langs een straat',
      ],
    },
    de: {
      hero: '# Die Straße gehört uns, uns allen',
      action: 'Mitglied werden',
      first:
        '### Neues\n\n**Am Samstag öffnet der Spielplatz.** Mit Limonade, und einem Band für das jüngste Kind.\n\n**Neue Bänke.** Zwei am Wasser, eine an der Haltestelle.',
      second: '### Wer wir sind\n\nHundertzwanzig Haushalte, ein Vorstand von fünf und ein Schuppen voller Werkzeug.',
      third: '### Was wir tun\n\nBäume, Verkehr, ein Sommerfest, und Suppe im Januar.',
      story:
        '### Eine Leiter leihen\n\nDer Schuppen ist samstags von neun bis elf geöffnet. Bringen Sie zurück, was Sie mitnahmen, und sauberer als zuvor.',
      facts:
        '### Termine\n\n| 7. Mai | Pflanztag, 10 Uhr |\n| 21. Mai | Versammlung in der Schule, 20 Uhr |\n| 14. Juni | Straßenfest, ab Mittag |\n| 3. Juli | Gang mit dem Förster, 19 Uhr |',
      closing: '### Idee, Klage, Lob?\n\nSagen Sie es uns. Wir treffen uns am ersten Montag im Monat.',
      alts: [
        'Zeichnung einer Häuserreihe mit Bäumen',
        'Zeichnung von Häusern in anderer Folge',
        'Zeichnung von Häusern an einer Straße',
      ],
    },
  },
}
