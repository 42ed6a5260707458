import { choice, needed, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const eventPages: InnerWords = {
  en: {
    offer: {
      title: 'Programme',
      parts: [
        '# Programme\n\nTwo days, three stages, and a break every hour in which nothing happens on purpose.',
        '## Saturday\n\n| 11:00 | Walk through the park |\n| 13:00 | Poets on the bandstand |\n| 16:00 | Talk: who owns the night? |\n| 20:00 | Choir of sixty |',
        '## Sunday\n\n| 10:00 | Breakfast at long tables |\n| 12:00 | Children read to parents |\n| 15:00 | Open stage |\n| 18:00 | Last song, everybody |',
      ],
    },
    about: {
      title: 'About',
      parts: [
        '# About\n\nIt began eleven years ago with one speaker, nine listeners and a borrowed microphone.',
        '## Who makes it\n\nForty volunteers and no director. Decisions are taken standing up, so they do not take long.',
        '## For everybody\n\nThe paths are level, two talks a day come with sign language, and there is a quiet tent.',
      ],
    },
    contact: {
      title: 'Tickets',
      parts: [
        '# Tickets\n\nA day costs 25, the weekend 40. Tell us how many, and for which day; you pay at the gate.',
        '## Getting there\n\nSix minutes on foot from the station. Bicycles are watched; for cars there is no room.',
        '## Helping out\n\nFour hours of work, two days of festival. Write what you like to do.',
      ],
      form: {
        submit: 'Reserve tickets',
        fields: [
          choice('For which day?', 'Saturday', 'Sunday', 'The weekend'),
          needed('number', 'How many tickets?'),
          optional('textarea', 'Would you like to help? Write what you like to do.'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'Programma',
      parts: [
        '# Programma\n\nTwee dagen, drie podia, en elk uur een pauze waarin met opzet niets gebeurt.',
        '## Zaterdag\n\n| 11.00 | Wandeling door het park |\n| 13.00 | Dichters in de muziektent |\n| 16.00 | Gesprek: van wie is de nacht? |\n| 20.00 | Koor van zestig |',
        '## Zondag\n\n| 10.00 | Ontbijt aan lange tafels |\n| 12.00 | Kinderen lezen hun ouders voor |\n| 15.00 | Open podium |\n| 18.00 | Laatste lied, iedereen |',
      ],
    },
    about: {
      title: 'Over',
      parts: [
        '# Over\n\nElf jaar geleden begon het met één spreker, negen luisteraars en een geleende microfoon.',
        '## Wie het maakt\n\nVeertig vrijwilligers en geen directeur. We vergaderen staand, dus kort.',
        '## Voor iedereen\n\nDe paden zijn vlak, twee gesprekken per dag hebben een gebarentolk, en er is een stille tent.',
      ],
    },
    contact: {
      title: 'Kaartjes',
      parts: [
        '# Kaartjes\n\nEen dag kost 25, het weekend 40. Laat weten hoeveel je er wilt en voor welke dag; je betaalt bij de ingang.',
        '## Erheen\n\nZes minuten lopen vanaf het station. Op de fietsen wordt gelet; voor auto’s is geen plek.',
        '## Meehelpen\n\nVier uur werken, twee dagen festival. Schrijf wat je graag doet.',
      ],
      form: {
        submit: 'Reserveer kaartjes',
        fields: [
          choice('Voor welke dag?', 'Zaterdag', 'Zondag', 'Het hele weekend'),
          needed('number', 'Hoeveel kaartjes?'),
          optional('textarea', 'Wil je meehelpen? Schrijf wat je graag doet.'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Programm',
      parts: [
        '# Programm\n\nZwei Tage, drei Bühnen und jede Stunde eine Pause, in der mit Absicht nichts geschieht.',
        '## Samstag\n\n| 11.00 | Spaziergang durch den Park |\n| 13.00 | Lyrik im Musikpavillon |\n| 16.00 | Gespräch: Wem gehört die Nacht? |\n| 20.00 | Chor mit sechzig Stimmen |',
        '## Sonntag\n\n| 10.00 | Frühstück an langen Tafeln |\n| 12.00 | Kinder lesen ihren Eltern vor |\n| 15.00 | Offene Bühne |\n| 18.00 | Letztes Lied, alle zusammen |',
      ],
    },
    about: {
      title: 'Über uns',
      parts: [
        '# Über uns\n\nVor elf Jahren begann es mit einer Rednerin, neun Zuhörern und einem geliehenen Mikrofon.',
        '## Wer es macht\n\nVierzig Freiwillige und keine Direktion. Beschlossen wird im Stehen, also schnell.',
        '## Für alle\n\nDie Wege sind eben, zwei Gespräche am Tag werden gebärdet, und es gibt ein stilles Zelt.',
      ],
    },
    contact: {
      title: 'Tickets',
      parts: [
        '# Tickets\n\nEin Tag kostet 25, das Wochenende 40. Schreibt, wie viele es sein sollen und für welchen Tag; bezahlt wird am Eingang.',
        '## Anreise\n\nSechs Minuten zu Fuß vom Bahnhof. Fahrräder werden bewacht; für Autos ist kein Platz.',
        '## Mithelfen\n\nVier Stunden Arbeit, zwei Tage Festival. Schreibt, was ihr gern macht.',
      ],
      form: {
        submit: 'Tickets reservieren',
        fields: [
          choice('Für welchen Tag?', 'Samstag', 'Sonntag', 'Das ganze Wochenende'),
          needed('number', 'Wie viele Tickets?'),
          optional('textarea', 'Möchtet ihr mithelfen? Schreibt, was ihr gern macht.'),
        ],
      },
    },
  },
}
