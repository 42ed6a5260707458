import { needed, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const agencyPages: InnerWords = {
  en: {
    offer: {
      title: 'Work',
      parts: [
        '# Work\n\nThree projects, not thirty. Each began with a question somebody could not answer alone.',
        '## A bakery chain\n\nTwelve shops, twelve names. Now one name, and a window you recognise in the rain.',
        '## A swimming club\n\nNobody under forty joined. One colour, one line, and a waiting list by autumn.',
        '## A water board\n\nLetters that nobody read. We rewrote them and made the logo smaller.',
      ],
    },
    about: {
      title: 'Studio',
      parts: [
        '# Studio\n\nFive people, one table. Who draws it is in the room when you see it first.',
        '## What we do\n\nNames, marks, type, sites, signs. We write the words ourselves.',
        '## What we leave\n\nTrends, decks of eighty slides, and anything that needs an explanation to work.',
      ],
    },
    contact: {
      title: 'Talk',
      parts: [
        '# Talk\n\nTell us what should be different in a year. You get an answer from the person who would do the work.',
        '## What we ask first\n\nWho is it for, by when, and who decides? Three lines are enough.',
      ],
      form: {
        submit: 'Start a project',
        fields: [
          needed('textarea', 'What should be different in a year?'),
          optional('date', 'By when?'),
          optional('text', 'Who decides?'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'Werk',
      parts: [
        '# Werk\n\nDrie projecten, geen dertig. Elk begon met een vraag waar iemand alleen niet uitkwam.',
        '## Een bakkersketen\n\nTwaalf winkels, twaalf namen. Nu één naam, en een etalage die je ook in de regen herkent.',
        '## Een zwemclub\n\nNiemand onder de veertig werd lid. Eén kleur, één zin, en in het najaar een wachtlijst.',
        '## Een waterschap\n\nBrieven die niemand las. We herschreven ze en maakten het logo kleiner.',
      ],
    },
    about: {
      title: 'Studio',
      parts: [
        '# Studio\n\nVijf mensen, één tafel. Wie het tekent, zit erbij als jij het voor het eerst ziet.',
        '## Wat we doen\n\nNamen, tekens, letters, sites, borden. De woorden schrijven we zelf.',
        '## Wat we laten\n\nTrends, presentaties van tachtig dia’s en alles wat pas werkt met uitleg erbij.',
      ],
    },
    contact: {
      title: 'Praten',
      parts: [
        '# Praten\n\nVertel wat er over een jaar anders moet zijn. Je krijgt antwoord van degene die het werk zou doen.',
        '## Wat we eerst vragen\n\nVoor wie is het, wanneer moet het er zijn en wie beslist? Drie regels is genoeg.',
      ],
      form: {
        submit: 'Begin een project',
        fields: [
          needed('textarea', 'Wat moet er over een jaar anders zijn?'),
          optional('date', 'Wanneer moet het er zijn?'),
          optional('text', 'Wie beslist?'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Arbeiten',
      parts: [
        '# Arbeiten\n\nDrei Projekte, nicht dreißig. Jedes begann mit einer Frage, die jemand allein nicht beantworten konnte.',
        '## Eine Bäckereikette\n\nZwölf Läden, zwölf Namen. Jetzt ein Name, und ein Schaufenster, das man auch im Regen erkennt.',
        '## Ein Schwimmverein\n\nNiemand unter vierzig trat ein. Eine Farbe, ein Satz, und im Herbst eine Warteliste.',
        '## Ein Wasserverband\n\nBriefe, die niemand las. Wir haben sie neu geschrieben und das Logo verkleinert.',
      ],
    },
    about: {
      title: 'Studio',
      parts: [
        '# Studio\n\nFünf Leute, ein Tisch. Wer es zeichnet, sitzt dabei, wenn Sie es zum ersten Mal sehen.',
        '## Was wir machen\n\nNamen, Zeichen, Schriften, Websites, Schilder. Die Worte schreiben wir selbst.',
        '## Was wir lassen\n\nTrends, Präsentationen mit achtzig Folien und alles, was erst mit Erklärung funktioniert.',
      ],
    },
    contact: {
      title: 'Gespräch',
      parts: [
        '# Gespräch\n\nErzählen Sie, was in einem Jahr anders sein soll. Die Antwort kommt von der Person, die die Arbeit machen würde.',
        '## Was wir zuerst fragen\n\nFür wen ist es, bis wann, und wer entscheidet? Drei Zeilen genügen.',
      ],
      form: {
        submit: 'Projekt starten',
        fields: [
          needed('textarea', 'Was soll in einem Jahr anders sein?'),
          optional('date', 'Bis wann?'),
          optional('text', 'Wer entscheidet?'),
        ],
      },
    },
  },
}
