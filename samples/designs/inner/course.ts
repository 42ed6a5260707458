import { choice, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const coursePages: InnerWords = {
  en: {
    offer: {
      title: 'The eight weeks',
      parts: [
        '# The eight weeks\n\nEach evening begins with a text of one of you, and ends with one that is better.',
        '## Weeks 1 to 3\n\n- Say it in one sentence\n- Leave out the first paragraph\n- Who does what',
        '## Weeks 4 to 6\n\n- Numbers people believe\n- An example is worth a page\n- Reading aloud',
        '## Weeks 7 and 8\n\n- Your own piece, twice\n- Printed, read by somebody who does not know you',
      ],
    },
    about: {
      title: 'The teacher',
      parts: [
        '# The teacher\n\nTwenty years of editing other people’s reports, and two novels that were allowed to take their time.',
        '## How it goes\n\nTwelve people, one table, no slides. Everybody writes, everybody reads, nobody is laughed at.',
        '## What you take home\n\nA text that is finished, a list of what to delete, and eleven people who read along.',
      ],
    },
    contact: {
      title: 'Reserve',
      parts: [
        '# Reserve\n\nThe next group begins when twelve people have signed up. Tell us the evening that suits you.',
        '## What it costs\n\n420 for eight evenings, in one payment or in three. Your employer gets an invoice.',
        '## If you cannot come\n\nAfter the first evening you can still get everything back. Later on, somebody may take your place.',
      ],
      form: {
        submit: 'Reserve a place',
        fields: [
          choice('Which evening suits you?', 'Monday', 'Tuesday', 'Thursday'),
          optional('textarea', 'What do you want to write?'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'De acht weken',
      parts: [
        '# De acht weken\n\nElke avond begint met een tekst van een van jullie, en eindigt met een betere.',
        '## Week 1 tot 3\n\n- Zeg het in één zin\n- Laat de eerste alinea weg\n- Wie doet wat',
        '## Week 4 tot 6\n\n- Cijfers die men gelooft\n- Een voorbeeld is een bladzijde waard\n- Hardop lezen',
        '## Week 7 en 8\n\n- Je eigen stuk, twee keer\n- Gedrukt, en gelezen door iemand die je niet kent',
      ],
    },
    about: {
      title: 'De docent',
      parts: [
        '# De docent\n\nTwintig jaar rapporten van anderen geredigeerd, en twee romans die hun tijd mochten nemen.',
        '## Hoe het gaat\n\nTwaalf mensen, één tafel, geen dia’s. Iedereen schrijft, iedereen leest, niemand wordt uitgelachen.',
        '## Wat je meeneemt\n\nEen tekst die af is, een lijst van wat weg kan, en elf mensen die meelezen.',
      ],
    },
    contact: {
      title: 'Reserveren',
      parts: [
        '# Reserveren\n\nDe volgende groep begint zodra er twaalf aanmeldingen zijn. Laat weten welke avond je past.',
        '## Wat het kost\n\n420 voor acht avonden, in één keer of in drie. Je werkgever krijgt een factuur.',
        '## Als je niet kunt\n\nNa de eerste avond krijg je nog alles terug. Later mag iemand anders je plek innemen.',
      ],
      form: {
        submit: 'Reserveer een plek',
        fields: [
          choice('Welke avond past je?', 'Maandag', 'Dinsdag', 'Donderdag'),
          optional('textarea', 'Wat wil je schrijven?'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Die acht Wochen',
      parts: [
        '# Die acht Wochen\n\nJeder Abend beginnt mit einem Text aus der Gruppe und endet mit einem besseren.',
        '## Woche 1 bis 3\n\n- Sagen Sie es in einem Satz\n- Der erste Absatz kann weg\n- Wer tut was',
        '## Woche 4 bis 6\n\n- Zahlen, die man glaubt\n- Ein Beispiel ersetzt eine Seite\n- Laut lesen',
        '## Woche 7 und 8\n\n- Ihr eigener Text, zweimal\n- Gedruckt, und gelesen von jemandem, der Sie nicht kennt',
      ],
    },
    about: {
      title: 'Die Dozentin',
      parts: [
        '# Die Dozentin\n\nZwanzig Jahre lang fremde Berichte redigiert, dazu zwei Romane, die sich Zeit lassen durften.',
        '## Wie es läuft\n\nZwölf Leute, ein Tisch, keine Folien. Alle schreiben, alle lesen, niemand wird ausgelacht.',
        '## Was Sie mitnehmen\n\nEinen fertigen Text, eine Liste mit allem, was weg kann, und elf Menschen, die mitlesen.',
      ],
    },
    contact: {
      title: 'Reservieren',
      parts: [
        '# Reservieren\n\nDie nächste Gruppe beginnt, sobald zwölf angemeldet sind. Schreiben Sie, welcher Abend Ihnen passt.',
        '## Was es kostet\n\n420 für acht Abende, in einer Zahlung oder in dreien. Ihr Arbeitgeber bekommt eine Rechnung.',
        '## Wenn Sie nicht können\n\nNach dem ersten Abend bekommen Sie noch alles zurück. Später darf jemand anderes Ihren Platz nehmen.',
      ],
      form: {
        submit: 'Platz reservieren',
        fields: [
          choice('Welcher Abend passt Ihnen?', 'Montag', 'Dienstag', 'Donnerstag'),
          optional('textarea', 'Was möchten Sie schreiben?'),
        ],
      },
    },
  },
}
