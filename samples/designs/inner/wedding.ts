import { choice, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const weddingPages: InnerWords = {
  en: {
    offer: {
      title: 'The day',
      parts: [
        '# The day\n\nBring good shoes and a coat for the evening. Everything else is there.',
        '## Afternoon\n\n| 14:00 | Welcome in the garden |\n| 15:00 | The ceremony |\n| 16:00 | Cake, and a photograph of everybody |',
        '## Evening\n\n| 18:30 | Dinner at long tables |\n| 20:30 | Speeches, three at most |\n| 21:00 | Dancing |\n| 1:00 | The last bus |',
      ],
    },
    about: {
      title: 'Our story',
      parts: [
        '# Our story\n\nIt rained. One of us took the wrong umbrella, and the other ran after it for two streets.',
        '## Then\n\nA year of trains, one shared key, and a cat that had an opinion about it.',
        '## Now\n\nThe umbrella hangs in the hall. It still does not close properly.',
      ],
    },
    contact: {
      title: 'Are you coming?',
      parts: [
        '# Are you coming?\n\nTell us by the first of May with how many you come and what you do not eat.',
        '## Rather by phone?\n\nOur witnesses answer all questions, also the ones we may not hear.',
      ],
      form: {
        submit: 'Send the answer',
        fields: [
          choice('Are you coming?', 'Yes, gladly', 'No, sadly'),
          optional('number', 'With how many do you come?'),
          optional('textarea', 'What do you not eat?'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'De dag',
      parts: [
        '# De dag\n\nNeem goede schoenen mee, en een jas voor de avond. De rest is er.',
        '## Middag\n\n| 14.00 | Welkom in de tuin |\n| 15.00 | De ceremonie |\n| 16.00 | Taart, en een foto met iedereen |',
        '## Avond\n\n| 18.30 | Eten aan lange tafels |\n| 20.30 | Toespraken, hoogstens drie |\n| 21.00 | Dansen |\n| 1.00 | De laatste bus |',
      ],
    },
    about: {
      title: 'Ons verhaal',
      parts: [
        '# Ons verhaal\n\nHet regende. Een van ons nam de verkeerde paraplu mee, en de ander rende er twee straten achteraan.',
        '## Toen\n\nEen jaar van treinen, één gedeelde sleutel, en een kat die er iets van vond.',
        '## Nu\n\nDe paraplu hangt in de gang. Hij gaat nog steeds niet goed dicht.',
      ],
    },
    contact: {
      title: 'Kom je?',
      parts: [
        '# Kom je?\n\nLaat ons voor 1 mei weten met hoeveel je komt en wat je niet eet.',
        '## Liever bellen?\n\nOnze getuigen beantwoorden alle vragen, ook die wij niet mogen horen.',
      ],
      form: {
        submit: 'Antwoord versturen',
        fields: [
          choice('Kom je?', 'Ja, graag', 'Nee, helaas'),
          optional('number', 'Met hoeveel kom je?'),
          optional('textarea', 'Wat eet je niet?'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Der Tag',
      parts: [
        '# Der Tag\n\nBringt gute Schuhe mit und einen Mantel für den Abend. Alles andere ist da.',
        '## Nachmittag\n\n| 14.00 | Empfang im Garten |\n| 15.00 | Die Trauung |\n| 16.00 | Torte, und ein Foto mit allen |',
        '## Abend\n\n| 18.30 | Essen an langen Tafeln |\n| 20.30 | Reden, höchstens drei |\n| 21.00 | Tanz |\n| 1.00 | Der letzte Bus |',
      ],
    },
    about: {
      title: 'Unsere Geschichte',
      parts: [
        '# Unsere Geschichte\n\nEs regnete. Einer von uns nahm den falschen Schirm, und der andere lief ihm zwei Straßen hinterher.',
        '## Damals\n\nEin Jahr voller Züge, ein gemeinsamer Schlüssel und eine Katze, die dazu eine Meinung hatte.',
        '## Heute\n\nDer Schirm hängt im Flur. Er schließt noch immer nicht richtig.',
      ],
    },
    contact: {
      title: 'Kommt ihr?',
      parts: [
        '# Kommt ihr?\n\nSagt uns bis zum 1. Mai, zu wievielt ihr kommt und was ihr nicht esst.',
        '## Lieber anrufen?\n\nUnsere Trauzeugen beantworten alle Fragen, auch die, die wir nicht hören dürfen.',
      ],
      form: {
        submit: 'Antwort senden',
        fields: [
          choice('Kommt ihr?', 'Ja, sehr gern', 'Nein, leider nicht'),
          optional('number', 'Zu wievielt kommt ihr?'),
          optional('textarea', 'Was esst ihr nicht?'),
        ],
      },
    },
  },
}
