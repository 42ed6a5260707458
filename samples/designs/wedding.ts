import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { weddingPages } from './inner/wedding.ts'
import { arch } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** An invitation: one narrow column in the middle, italic letters, air. */
export const wedding: Design = {
  name: 'wedding',
  trade: 'occasions',
  palette: ['#fdfbf7', '#f0e6da', '#8a6650', '#5b6a55', '#2b2926'],
  motif: arch,
  inner: weddingPages,
  styles: stylesOf({
    heading: ['Lora', 400],
    body: ['Lora', 400],
    italic: true,
    scale: 1.33,
    tracking: -0.01,
    width: 1080,
    measure: 54,
    rhythm: 'generous',
    header: { layout: 'centered', line: false },
    button: { shape: 'pill', style: 'outline', case: 'none' },
  }),
  home: (w, [one, two, three]) => [
    {
      padding: 'medium',
      pieces: [
        image([6, 0, 12, 9], one, { ratio: 1.3 }),
        text([4, 10, 16, 5], w.hero),
        button([9, 16, 6, 1], w.action, 'contact'),
      ],
    },
    { theme: 'light', padding: 'large', pieces: [text([6, 0, 12, 6], w.facts)] },
    { pieces: [text([0, 0, 11, 5], w.first), text([13, 0, 11, 5], w.second)] },
    {
      theme: 'dark',
      width: 'full',
      padding: 'none',
      pieces: [image([0, 0, 12, 9], two, { ratio: 1.3 }), text([13, 2, 9, 5], w.story)],
    },
    { padding: 'large', pieces: [text([0, 0, 11, 5], w.third), image([13, 0, 11, 8], three, { ratio: 1.3 })] },
    { theme: 'light', padding: 'medium', pieces: [text([5, 0, 14, 4], w.closing)] },
  ],
  page: (markdown, art) => [
    { padding: 'large', pieces: [text([5, 0, 14, 5], markdown), image([7, 6, 10, 7], art, { ratio: 1.3 })] },
  ],
  words: {
    en: {
      hero: '# We are getting married\n\nOn the last Saturday of June, under the old lime tree. Come, please.',
      action: 'Tell us you are coming',
      first:
        '## Getting there\n\nThe train stops in the village. From the station it is ten minutes on foot, along the water.',
      second: '## Sleeping\n\nThe inn keeps rooms until April. Whoever brings a tent may put it up in the orchard.',
      third: '## Gifts\n\nYou are the gift. Those who insist: we are saving for a long journey by train.',
      story: '## It began with the wrong umbrella, on a Tuesday, in the rain.',
      facts:
        '## The day\n\n| 14:00 | Welcome in the garden |\n| 15:00 | The ceremony |\n| 18:30 | Dinner at long tables |\n| 21:00 | Dancing, until the neighbours join in |',
      closing: '## Something to ask?\n\nCall our witnesses. They know everything, and tell us nothing.',
      alts: ['Drawing of an arch with leaves', 'Drawing of an arch at dusk', 'Drawing of an arch with two rings'],
    },
    nl: {
      hero: '# Wij gaan trouwen\n\nOp de laatste zaterdag van juni, onder de oude linde. Kom je ook?',
      action: 'Laat weten of je komt',
      first: '## Erheen\n\nDe trein stopt in het dorp. Vanaf het station is het tien minuten lopen, langs het water.',
      second: '## Slapen\n\nDe herberg houdt tot april kamers vrij. Wie een tent meeneemt, mag in de boomgaard staan.',
      third: '## Cadeau\n\nJij bent het cadeau. Wie aandringt: we sparen voor een lange treinreis.',
      story: '## Het begon met de verkeerde paraplu, op een dinsdag, in de regen.',
      facts:
        '## De dag\n\n| 14.00 | Welkom in de tuin |\n| 15.00 | De ceremonie |\n| 18.30 | Eten aan lange tafels |\n| 21.00 | Dansen, tot de buren meedoen |',
      closing: '## Iets vragen?\n\nBel onze getuigen. Die weten alles, en zeggen ons niets.',
      alts: [
        'Tekening van een boog met bladeren',
        'Tekening van een boog in de schemer',
        'Tekening van een boog met twee ringen',
      ],
    },
    de: {
      hero: '# Wir heiraten\n\nAm letzten Samstag im Juni, unter der alten Linde. Kommt ihr?',
      action: 'Zusagen',
      first: '## Anreise\n\nDer Zug hält im Dorf. Vom Bahnhof sind es zehn Minuten zu Fuß, am Wasser entlang.',
      second:
        '## Übernachten\n\nDer Gasthof hält bis April Zimmer frei. Wer ein Zelt mitbringt, darf im Obstgarten schlafen.',
      third: '## Geschenke\n\nIhr seid das Geschenk. Wer darauf besteht: Wir sparen auf eine lange Zugreise.',
      story: '## Es begann mit dem falschen Schirm, an einem Dienstag, im Regen.',
      facts:
        '## Der Tag\n\n| 14.00 | Empfang im Garten |\n| 15.00 | Die Trauung |\n| 18.30 | Essen an langen Tafeln |\n| 21.00 | Tanz, bis die Nachbarn mitmachen |',
      closing: '## Noch Fragen?\n\nRuft unsere Trauzeugen an. Sie wissen alles und verraten uns nichts.',
      alts: [
        'Zeichnung eines Bogens mit Blättern',
        'Zeichnung eines Bogens in der Dämmerung',
        'Zeichnung eines Bogens mit zwei Ringen',
      ],
    },
  },
}
