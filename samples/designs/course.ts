import { button, image, text } from '../compose.ts'
import type { Design } from './design.ts'
import { coursePages } from './inner/course.ts'
import { books } from './motifs.ts'
import { stylesOf } from './styles.ts'

/** A syllabus: what one learns, week by week, with the price at the end and no tricks. */
export const course: Design = {
  name: 'course',
  trade: 'groups',
  palette: ['#fcfcff', '#e8e6fb', '#5646d4', '#2b2471', '#141138'],
  motif: books,
  inner: coursePages,
  styles: stylesOf({
    heading: ['Manrope', 800],
    body: ['Source Sans 3', 400],
    scale: 1.28,
    tracking: -0.03,
    radius: 20,
    width: 1200,
    button: { shape: 'pill', style: 'solid', case: 'none' },
  }),
  home: (w, [one, two, three]) => [
    {
      theme: 'light',
      padding: 'large',
      pieces: [
        image([0, 0, 10, 9], one, { ratio: 1 }),
        text([12, 1, 12, 5], w.hero),
        button([12, 7, 7, 1], w.action, 'contact'),
      ],
    },
    {
      pieces: [text([0, 0, 24, 2], w.second), text([0, 3, 14, 8], w.facts), image([16, 3, 8, 8], two, { ratio: 0.9 })],
    },
    { theme: 'dark', pieces: [text([0, 0, 11, 5], w.first), text([13, 0, 11, 5], w.third)] },
    { theme: 'bright', padding: 'large', pieces: [text([3, 0, 18, 3], w.story)] },
    { theme: 'light', pieces: [text([0, 0, 14, 5], w.closing), image([16, 0, 8, 6], three, { ratio: 1.3 })] },
  ],
  page: (markdown, art) => [
    {
      theme: 'light',
      padding: 'large',
      pieces: [text([0, 0, 13, 7], markdown), image([15, 0, 9, 8], art, { ratio: 1 })],
    },
  ],
  words: {
    en: {
      hero: '# Learn to write so that people read on\n\nEight weeks, one evening a week, in a group of twelve.',
      action: 'Reserve a place',
      first: '### Who it is for\n\nPeople who have to explain something at work, and people who want to at home.',
      second: '## What you do each week',
      third: '### What you need\n\nA laptop or a pen, three hours a week, and one text that is not finished yet.',
      story: '## Nobody becomes a writer by reading about it.',
      facts:
        '| Week 1 | One sentence at a time |\n| Week 2 | What to leave out |\n| Week 3 – 4 | The order of things |\n| Week 5 – 6 | A beginning, an end |\n| Week 7 | Reading each other |\n| Week 8 | Reading aloud |',
      closing:
        '## 420, all included\n\nIn one payment or in three. Not for you after the first evening? You get everything back.',
      alts: [
        'Drawing of a stack of books before a disc',
        'Drawing of a higher stack of books',
        'Drawing of books on violet',
      ],
    },
    nl: {
      hero: '# Leer schrijven zodat mensen doorlezen\n\nAcht weken, één avond per week, in een groep van twaalf.',
      action: 'Reserveer een plek',
      first: '### Voor wie\n\nVoor wie op het werk iets moet uitleggen, en voor wie dat thuis wil.',
      second: '## Wat je elke week doet',
      third: '### Wat je nodig hebt\n\nEen laptop of een pen, drie uur per week en één tekst die nog niet af is.',
      story: '## Niemand wordt schrijver door erover te lezen.',
      facts:
        '| Week 1 | Zin voor zin |\n| Week 2 | Wat je weglaat |\n| Week 3 – 4 | De volgorde |\n| Week 5 – 6 | Een begin, een eind |\n| Week 7 | Elkaar lezen |\n| Week 8 | Voorlezen |',
      closing:
        '## 420, alles inbegrepen\n\nIn één keer of in drie. Toch niets na de eerste avond? Dan krijg je alles terug.',
      alts: [
        'Tekening van een stapel boeken voor een schijf',
        'Tekening van een hogere stapel boeken',
        'Tekening van boeken op paars',
      ],
    },
    de: {
      hero: '# Schreiben lernen, sodass andere weiterlesen\n\nAcht Wochen, ein Abend pro Woche, in einer Gruppe von zwölf.',
      action: 'Platz reservieren',
      first: '### Für wen\n\nFür alle, die bei der Arbeit etwas erklären müssen, und alle, die es zu Hause wollen.',
      second: '## Was Sie jede Woche tun',
      third:
        '### Was Sie brauchen\n\nEinen Laptop oder einen Stift, drei Stunden pro Woche und einen Text, der noch nicht fertig ist.',
      story: '## Niemand lernt schreiben, indem er davon liest.',
      facts:
        '| Woche 1 | Satz für Satz |\n| Woche 2 | Was wegbleibt |\n| Woche 3 – 4 | Die Reihenfolge |\n| Woche 5 – 6 | Anfang und Ende |\n| Woche 7 | Einander lesen |\n| Woche 8 | Vorlesen |',
      closing:
        '## 420, alles inbegriffen\n\nIn einer Zahlung oder in dreien. Nach dem ersten Abend doch nichts? Dann bekommen Sie alles zurück.',
      alts: [
        'Zeichnung eines Bücherstapels vor einer Scheibe',
        'Zeichnung eines höheren Bücherstapels',
        'Zeichnung von Büchern auf Violett',
      ],
    },
  },
}
