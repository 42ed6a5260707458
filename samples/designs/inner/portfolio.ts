import { needed, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const portfolioPages: InnerWords = {
  en: {
    offer: {
      title: 'Work',
      parts: [
        '# Work\n\nOne thing at a time. These three took the longest.',
        '## A press with one machine\n\nLetterhead, crates, a van. Two colours, because the machine has two.\n\n~ 2026',
        '## Twelve posters\n\nOne a month for a small theatre, each drawn in a single evening after the rehearsal.\n\n~ 2025',
        '## A house without corners\n\nSigns that bend with the wall, painted by hand and readable from a wheelchair.\n\n~ 2024',
      ],
    },
    about: {
      title: 'About',
      parts: [
        '# About\n\nLearnt it at a sign painter’s, then at an academy, and the first of the two every day since.',
        '## For whom\n\nPublishers, libraries, theatres, and people with a shop they will keep.',
        '## With what\n\nPencil first. The computer comes when it is decided.',
      ],
    },
    contact: {
      title: 'Contact',
      parts: [
        '# Contact\n\nWrite what it is, where it will hang or lie, and when. I answer on Fridays.',
        '## Prices\n\nA drawing for one use costs the same for everybody. Ask, and you have it in one line.',
      ],
      form: {
        submit: 'Send',
        fields: [
          needed('textarea', 'What is it?'),
          optional('text', 'Where will it hang or lie?'),
          optional('date', 'When do you need it?'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'Werk',
      parts: [
        '# Werk\n\nEén ding tegelijk. Deze drie duurden het langst.',
        '## Een drukker met één pers\n\nBriefpapier, kratten, een bus. Twee kleuren, want de pers heeft er twee.\n\n~ 2026',
        '## Twaalf affiches\n\nElke maand een voor een klein theater, getekend in één avond na de repetitie.\n\n~ 2025',
        '## Een huis zonder hoeken\n\nBorden die met de muur meebuigen, met de hand geschilderd en leesbaar vanuit een rolstoel.\n\n~ 2024',
      ],
    },
    about: {
      title: 'Over',
      parts: [
        '# Over\n\nGeleerd bij een letterschilder, daarna op een academie, en sindsdien elke dag het eerste.',
        '## Voor wie\n\nUitgevers, bibliotheken, theaters, en mensen met een winkel die ze houden.',
        '## Waarmee\n\nEerst potlood. De computer komt als het besloten is.',
      ],
    },
    contact: {
      title: 'Contact',
      parts: [
        '# Contact\n\nSchrijf wat het is, waar het komt te hangen of te liggen, en wanneer. Ik antwoord op vrijdag.',
        '## Prijzen\n\nEen tekening voor één gebruik kost voor iedereen hetzelfde. Vraag het, en je hebt het in één regel.',
      ],
      form: {
        submit: 'Versturen',
        fields: [
          needed('textarea', 'Wat is het?'),
          optional('text', 'Waar komt het te hangen of te liggen?'),
          optional('date', 'Wanneer heb je het nodig?'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Arbeiten',
      parts: [
        '# Arbeiten\n\nEins nach dem anderen. Diese drei haben am längsten gedauert.',
        '## Eine Druckerei mit einer Presse\n\nBriefpapier, Kisten, ein Lieferwagen. Zwei Farben, denn die Presse hat zwei.\n\n~ 2026',
        '## Zwölf Plakate\n\nJeden Monat eins für ein kleines Theater, an einem Abend nach der Probe gezeichnet.\n\n~ 2025',
        '## Ein Haus ohne Ecken\n\nSchilder, die sich mit der Wand biegen, von Hand gemalt und vom Rollstuhl aus lesbar.\n\n~ 2024',
      ],
    },
    about: {
      title: 'Über mich',
      parts: [
        '# Über mich\n\nGelernt bei einem Schildermaler, dann an einer Akademie, und seither jeden Tag das erste von beiden.',
        '## Für wen\n\nVerlage, Bibliotheken, Theater und Menschen mit einem Laden, den sie behalten.',
        '## Womit\n\nZuerst mit Bleistift. Der Computer kommt, wenn es entschieden ist.',
      ],
    },
    contact: {
      title: 'Kontakt',
      parts: [
        '# Kontakt\n\nSchreiben Sie, was es ist, wo es hängen oder liegen wird und wann. Ich antworte freitags.',
        '## Preise\n\nEine Zeichnung für eine Verwendung kostet für alle dasselbe. Fragen Sie, und Sie haben es in einer Zeile.',
      ],
      form: {
        submit: 'Senden',
        fields: [
          needed('textarea', 'Was ist es?'),
          optional('text', 'Wo wird es hängen oder liegen?'),
          optional('date', 'Bis wann brauchen Sie es?'),
        ],
      },
    },
  },
}
