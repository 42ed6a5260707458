import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { consultantPages } from './inner/consultant.ts'
import { steps } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A report: a serif, wide margins, one argument after the other down the left. */
export const consultant: Design = {
  name: 'consultant',
  trade: 'services',
  palette: ['#ffffff', '#edf2f7', '#1c5a8c', '#173350', '#0d1a29'],
  motif: steps,
  inner: consultantPages,
  styles: stylesOf({
    heading: ['Newsreader', 500],
    body: ['Inter', 400],
    scale: 1.29,
    width: 1180,
    measure: 68,
    radius: 3,
    header: { layout: 'split', line: true },
    button: { shape: 'rounded', style: 'solid', case: 'none' },
  }),
  home: (w, [one, two, three]) => [
    { padding: 'large', pieces: [text([0, 0, 17, 5], w.hero), button([0, 6, 7, 1], w.action, 'contact')] },
    { theme: 'light', padding: 'small', pieces: [image([0, 0, 24, 9], one, { ratio: 2.5 })] },
    {
      pieces: [
        text([0, 0, 6, 3], w.facts),
        text([8, 0, 16, 3], w.first),
        text([8, 4, 16, 3], w.second),
        text([8, 8, 16, 3], w.third),
      ],
    },
    { theme: 'dark', pieces: [image([0, 0, 9, 7], two, { ratio: 1.25 }), text([11, 1, 13, 5], w.story)] },
    { pieces: [text([0, 0, 13, 4], w.closing), image([16, 0, 8, 5], three, { ratio: 1.5 })] },
  ],
  page: (markdown, art) => [
    { padding: 'large', pieces: [text([0, 0, 14, 7], markdown), image([17, 0, 7, 6], art, { ratio: 1.1 })] },
  ],
  words: {
    en: {
      hero: '# Clear decisions for firms that have outgrown their habits',
      action: 'Plan a first talk',
      first:
        '## Look\n\nTwo weeks of listening to the people who do the work, and reading the numbers that nobody reads.',
      second: '## Choose\n\nOne page: what to stop, what to keep, what to begin. In that order.',
      third: '## Do\n\nThree months at your side. After that you can do without me, which is the point.',
      story: '## The cheapest improvement is usually something that can be left out.',
      facts: '~ How it goes',
      closing:
        '## What it costs\n\nA fixed price for each step, agreed beforehand. The first talk costs an hour, and coffee.',
      alts: ['Chart of rising steps', 'Chart of rising steps on dark blue', 'Chart of steep steps'],
    },
    nl: {
      hero: '# Heldere keuzes voor bedrijven die uit hun gewoonten zijn gegroeid',
      action: 'Plan een eerste gesprek',
      first:
        '## Kijken\n\nTwee weken luisteren naar de mensen die het werk doen, en de cijfers lezen die niemand leest.',
      second: '## Kiezen\n\nEén bladzijde: wat stopt, wat blijft, wat begint. In die volgorde.',
      third: '## Doen\n\nDrie maanden naast je. Daarna kun je zonder mij, en dat is de bedoeling.',
      story: '## De goedkoopste verbetering is meestal iets dat weg kan.',
      facts: '~ Zo gaat het',
      closing:
        '## Wat het kost\n\nEen vaste prijs per stap, vooraf afgesproken. Het eerste gesprek kost een uur, en koffie.',
      alts: [
        'Grafiek van stijgende treden',
        'Grafiek van stijgende treden op donkerblauw',
        'Grafiek van steile treden',
      ],
    },
    de: {
      hero: '# Klare Entscheidungen für Firmen, die ihren Gewohnheiten entwachsen sind',
      action: 'Erstgespräch vereinbaren',
      first:
        '## Hinsehen\n\nZwei Wochen den Menschen zuhören, die die Arbeit machen, und die Zahlen lesen, die niemand liest.',
      second: '## Entscheiden\n\nEine Seite: was aufhört, was bleibt, was beginnt. In dieser Reihenfolge.',
      third: '## Umsetzen\n\nDrei Monate an Ihrer Seite. Danach kommen Sie ohne mich aus, und so ist es gedacht.',
      story: '## Die günstigste Verbesserung ist meist etwas, das wegfallen kann.',
      facts: '~ So läuft es',
      closing:
        '## Was es kostet\n\nEin fester Preis je Schritt, vorher vereinbart. Das erste Gespräch kostet eine Stunde, und Kaffee.',
      alts: ['Diagramm steigender Stufen', 'Diagramm steigender Stufen auf Dunkelblau', 'Diagramm steiler Stufen'],
    },
  },
}
