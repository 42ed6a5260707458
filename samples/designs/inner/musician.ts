import { choice, needed, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const musicianPages: InnerWords = {
  en: {
    offer: {
      title: 'Shows',
      parts: [
        '# Shows\n\nDoors at eight, music at nine, home before the last tram.',
        '## Spring\n\n| 14 March | Ghent |\n| 21 March | Utrecht |\n| 28 March | Cologne |',
        '## Summer\n\n| 6 June | By the harbour, free |\n| 18 July | A field near Lyon |\n| 2 August | Two sets, one tent |',
        '## Autumn\n\n| 3 October | Antwerp |\n| 10 October | Hamburg |\n| 17 October | At home, sold out |',
      ],
    },
    about: {
      title: 'The band',
      parts: [
        '# The band\n\nFour people who met in a queue for a concert that was cancelled. They played it themselves.',
        '## Who plays\n\nTwo guitars, a bass that was found in a shed, and drums with one cymbal less than usual.',
        '## Where to hear it\n\nOn a record, on a stage, and wherever somebody sends you the file.',
      ],
    },
    contact: {
      title: 'Write',
      parts: [
        '# Write\n\nFor bookings: the place, the date and how many come. For everything else: what you heard.',
        '## On stage\n\nFour inputs, two monitors, one kettle. We bring the rest and are ready in forty minutes.',
      ],
      form: {
        submit: 'Send',
        fields: [
          choice('What is it about?', 'A booking', 'Something else'),
          optional('text', 'Place and date of the show'),
          optional('number', 'How many people come?'),
          needed('textarea', 'Your message'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'Optredens',
      parts: [
        '# Optredens\n\nDeur open om acht uur, muziek om negen, thuis voor de laatste tram.',
        '## Voorjaar\n\n| 14 maart | Gent |\n| 21 maart | Utrecht |\n| 28 maart | Keulen |',
        '## Zomer\n\n| 6 juni | Aan de haven, gratis |\n| 18 juli | Een veld bij Lyon |\n| 2 augustus | Twee sets, één tent |',
        '## Najaar\n\n| 3 oktober | Antwerpen |\n| 10 oktober | Hamburg |\n| 17 oktober | Thuis, uitverkocht |',
      ],
    },
    about: {
      title: 'De band',
      parts: [
        '# De band\n\nVier mensen die elkaar leerden kennen in de rij voor een concert dat niet doorging. Ze speelden het zelf.',
        '## Wie speelt\n\nTwee gitaren, een bas die in een schuur lag, en een drumstel met een bekken minder dan gewoon.',
        '## Waar je het hoort\n\nOp een plaat, op een podium, en overal waar iemand je het bestand stuurt.',
      ],
    },
    contact: {
      title: 'Schrijf',
      parts: [
        '# Schrijf\n\nVoor boekingen: de plek, de datum en hoeveel mensen er komen. Voor al het andere: wat je hoorde.',
        '## Op het podium\n\nVier ingangen, twee monitors, één waterkoker. De rest brengen we mee; na veertig minuten staan we klaar.',
      ],
      form: {
        submit: 'Versturen',
        fields: [
          choice('Waar gaat het over?', 'Een boeking', 'Iets anders'),
          optional('text', 'Plek en datum van het optreden'),
          optional('number', 'Hoeveel mensen komen er?'),
          needed('textarea', 'Je bericht'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Konzerte',
      parts: [
        '# Konzerte\n\nEinlass um acht, Musik um neun, zu Hause vor der letzten Bahn.',
        '## Frühling\n\n| 14. März | Gent |\n| 21. März | Utrecht |\n| 28. März | Köln |',
        '## Sommer\n\n| 6. Juni | Am Hafen, umsonst |\n| 18. Juli | Ein Feld bei Lyon |\n| 2. August | Zwei Sets, ein Zelt |',
        '## Herbst\n\n| 3. Oktober | Antwerpen |\n| 10. Oktober | Hamburg |\n| 17. Oktober | Zu Hause, ausverkauft |',
      ],
    },
    about: {
      title: 'Die Band',
      parts: [
        '# Die Band\n\nVier Leute, die sich in der Schlange vor einem abgesagten Konzert trafen. Sie spielten es selbst.',
        '## Wer spielt\n\nZwei Gitarren, ein Bass aus einem Schuppen und ein Schlagzeug mit einem Becken weniger als üblich.',
        '## Wo man es hört\n\nAuf einer Platte, auf einer Bühne und überall, wo Ihnen jemand die Datei schickt.',
      ],
    },
    contact: {
      title: 'Schreiben',
      parts: [
        '# Schreiben\n\nFür Buchungen: Ort, Datum und wie viele kommen. Für alles andere: was Sie gehört haben.',
        '## Auf der Bühne\n\nVier Eingänge, zwei Monitore, ein Wasserkocher. Den Rest bringen wir mit; nach vierzig Minuten sind wir bereit.',
      ],
      form: {
        submit: 'Senden',
        fields: [
          choice('Worum geht es?', 'Eine Buchung', 'Etwas anderes'),
          optional('text', 'Ort und Datum des Konzerts'),
          optional('number', 'Wie viele kommen?'),
          needed('textarea', 'Ihre Nachricht'),
        ],
      },
    },
  },
}
