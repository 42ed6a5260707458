import { needed, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const consultantPages: InnerWords = {
  en: {
    offer: {
      title: 'Services',
      parts: [
        '# Services\n\nThree ways to work together, each with a fixed price and an end.',
        '## A day\n\nOne question, everyone who can answer it, and a decision before dinner.\n\n**One price, agreed beforehand**',
        '## Six weeks\n\nI look at how the work goes now and write down, on one page, what can stop.\n\n**Paid in two halves**',
        '## Three months\n\nWe carry it out, a step each week, until your people no longer need me for it.\n\n**Paid by the month**',
      ],
    },
    about: {
      title: 'About me',
      parts: [
        '# About me\n\nFifteen years inside firms of thirty to three hundred people, the last eight as somebody from outside.',
        '## What I am good at\n\nAsking the question that everybody steps around, and staying until it has an answer.',
        '## What I do not do\n\nReports for the drawer, reorganisations by surprise, and anything I would not say in the canteen.',
      ],
    },
    contact: {
      title: 'Contact',
      parts: [
        '# Contact\n\nThe first talk takes an hour and costs nothing. Tell me in a few lines what keeps coming back.',
        '## When I answer\n\nOn working days before six. What you write stays between us.',
      ],
      form: {
        submit: 'Plan a first talk',
        fields: [needed('textarea', 'What keeps coming back?'), optional('text', 'Which days suit you?')],
      },
    },
  },
  nl: {
    offer: {
      title: 'Diensten',
      parts: [
        '# Diensten\n\nDrie manieren om samen te werken, elk met een vaste prijs en een einde.',
        '## Een dag\n\nEén vraag, iedereen die haar kan beantwoorden, en een besluit voor het avondeten.\n\n**Eén prijs, vooraf afgesproken**',
        '## Zes weken\n\nIk kijk hoe het werk nu gaat en schrijf op één bladzijde wat kan stoppen.\n\n**In twee helften betaald**',
        '## Drie maanden\n\nWe voeren het uit, elke week een stap, tot je mensen mij er niet meer bij nodig hebben.\n\n**Per maand betaald**',
      ],
    },
    about: {
      title: 'Over mij',
      parts: [
        '# Over mij\n\nVijftien jaar in bedrijven van dertig tot driehonderd mensen, de laatste acht als iemand van buiten.',
        '## Waar ik goed in ben\n\nDe vraag stellen waar iedereen omheen loopt, en blijven tot er een antwoord is.',
        '## Wat ik niet doe\n\nRapporten voor in de la, reorganisaties bij verrassing en alles wat ik in de kantine niet zou zeggen.',
      ],
    },
    contact: {
      title: 'Contact',
      parts: [
        '# Contact\n\nHet eerste gesprek duurt een uur en kost niets. Schrijf in een paar regels wat steeds terugkomt.',
        '## Wanneer ik antwoord\n\nOp werkdagen voor zes uur. Wat je schrijft, blijft tussen ons.',
      ],
      form: {
        submit: 'Plan een eerste gesprek',
        fields: [needed('textarea', 'Wat komt steeds terug?'), optional('text', 'Welke dagen schikken?')],
      },
    },
  },
  de: {
    offer: {
      title: 'Leistungen',
      parts: [
        '# Leistungen\n\nDrei Arten, zusammenzuarbeiten, jede mit festem Preis und einem Ende.',
        '## Ein Tag\n\nEine Frage, alle, die sie beantworten können, und eine Entscheidung vor dem Abendessen.\n\n**Ein Preis, vorher vereinbart**',
        '## Sechs Wochen\n\nIch sehe mir an, wie heute gearbeitet wird, und schreibe auf eine Seite, was aufhören kann.\n\n**In zwei Hälften bezahlt**',
        '## Drei Monate\n\nWir setzen es um, jede Woche einen Schritt, bis Ihre Leute mich dafür nicht mehr brauchen.\n\n**Monatlich bezahlt**',
      ],
    },
    about: {
      title: 'Über mich',
      parts: [
        '# Über mich\n\nFünfzehn Jahre in Firmen mit dreißig bis dreihundert Leuten, die letzten acht als jemand von außen.',
        '## Was ich gut kann\n\nDie Frage stellen, um die alle herumgehen, und bleiben, bis sie eine Antwort hat.',
        '## Was ich nicht mache\n\nBerichte für die Schublade, Umbauten aus dem Nichts und alles, was ich in der Kantine nicht sagen würde.',
      ],
    },
    contact: {
      title: 'Kontakt',
      parts: [
        '# Kontakt\n\nDas erste Gespräch dauert eine Stunde und kostet nichts. Schreiben Sie in ein paar Zeilen, was immer wiederkommt.',
        '## Wann ich antworte\n\nAn Werktagen vor achtzehn Uhr. Was Sie schreiben, bleibt unter uns.',
      ],
      form: {
        submit: 'Erstgespräch vereinbaren',
        fields: [needed('textarea', 'Was kommt immer wieder?'), optional('text', 'Welche Tage passen Ihnen?')],
      },
    },
  },
}
