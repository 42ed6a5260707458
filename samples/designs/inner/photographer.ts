import { choice, needed, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const photographerPages: InnerWords = {
  en: {
    offer: {
      title: 'Sessions',
      parts: [
        '# Sessions\n\nOne person behind the camera, no assistant, no hurry. You choose the pictures yourself.',
        '## Portrait\n\nTwo hours, one place that means something to you, ten pictures.\n\n**From 280**',
        '## Wedding\n\nFrom getting dressed until the first dance. About four hundred pictures.\n\n**From 1,900**',
        '## Prints\n\nOn cotton paper, signed, in editions of twenty.\n\n**From 60**',
      ],
    },
    about: {
      title: 'About',
      parts: [
        '# About\n\nIt began with a borrowed camera and a father who knew the tides. The coast is still where most of it is made.',
        '## How I work\n\nI come early, walk around, and wait. The best light usually asks for a coat.',
        '## What you get\n\nFiles large enough for a wall, within three weeks, for as long as you keep them.',
      ],
    },
    contact: {
      title: 'Contact',
      parts: [
        '# Contact\n\nTell what you have in mind, when, and where. You have an answer within two days.',
        '## Travelling\n\nWithin an hour by train it costs nothing. Further away we agree on it first.',
      ],
      form: {
        submit: 'Ask about a date',
        fields: [
          choice('What is it about?', 'Portrait', 'Wedding', 'Prints'),
          optional('date', 'Which date?'),
          optional('text', 'Where?'),
          needed('textarea', 'What do you have in mind?'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'Sessies',
      parts: [
        '# Sessies\n\nEén mens achter de camera, geen assistent, geen haast. Je kiest de foto’s zelf.',
        '## Portret\n\nTwee uur, één plek die iets voor je betekent, tien foto’s.\n\n**Vanaf 280**',
        '## Bruiloft\n\nVan het aankleden tot de eerste dans. Ongeveer vierhonderd foto’s.\n\n**Vanaf 1.900**',
        '## Afdrukken\n\nOp katoenpapier, gesigneerd, in een oplage van twintig.\n\n**Vanaf 60**',
      ],
    },
    about: {
      title: 'Over',
      parts: [
        '# Over\n\nHet begon met een geleende camera en een vader die het tij kende. Aan de kust ontstaat nog altijd het meeste.',
        '## Hoe ik werk\n\nIk kom vroeg, loop rond en wacht. Het mooiste licht vraagt meestal om een jas.',
        '## Wat je krijgt\n\nBestanden die groot genoeg zijn voor een muur, binnen drie weken, zo lang als je ze bewaart.',
      ],
    },
    contact: {
      title: 'Contact',
      parts: [
        '# Contact\n\nVertel wat je voor ogen hebt, wanneer en waar. Binnen twee dagen heb je antwoord.',
        '## Onderweg\n\nTot een uur met de trein kost het niets. Verder weg spreken we het eerst af.',
      ],
      form: {
        submit: 'Vraag een datum aan',
        fields: [
          choice('Waar gaat het over?', 'Portret', 'Bruiloft', 'Afdrukken'),
          optional('date', 'Welke datum?'),
          optional('text', 'Waar?'),
          needed('textarea', 'Wat heb je voor ogen?'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Aufnahmen',
      parts: [
        '# Aufnahmen\n\nEin Mensch hinter der Kamera, keine Assistenz, keine Eile. Die Bilder wählen Sie selbst aus.',
        '## Porträt\n\nZwei Stunden, ein Ort, der Ihnen etwas bedeutet, zehn Bilder.\n\n**Ab 280**',
        '## Hochzeit\n\nVom Ankleiden bis zum ersten Tanz. Etwa vierhundert Bilder.\n\n**Ab 1.900**',
        '## Abzüge\n\nAuf Baumwollpapier, signiert, in einer Auflage von zwanzig.\n\n**Ab 60**',
      ],
    },
    about: {
      title: 'Über mich',
      parts: [
        '# Über mich\n\nEs begann mit einer geliehenen Kamera und einem Vater, der die Gezeiten kannte. Das meiste entsteht noch immer an der Küste.',
        '## Wie ich arbeite\n\nIch komme früh, gehe umher und warte. Das beste Licht verlangt meist einen Mantel.',
        '## Was Sie bekommen\n\nDateien, groß genug für eine Wand, innerhalb von drei Wochen, so lange Sie sie aufheben.',
      ],
    },
    contact: {
      title: 'Kontakt',
      parts: [
        '# Kontakt\n\nErzählen Sie, was Ihnen vorschwebt, wann und wo. Eine Antwort kommt innerhalb von zwei Tagen.',
        '## Unterwegs\n\nBis zu einer Stunde mit der Bahn kostet nichts. Für weitere Wege verabreden wir es vorher.',
      ],
      form: {
        submit: 'Termin anfragen',
        fields: [
          choice('Worum geht es?', 'Porträt', 'Hochzeit', 'Abzüge'),
          optional('date', 'Welcher Tag?'),
          optional('text', 'Wo?'),
          needed('textarea', 'Was schwebt Ihnen vor?'),
        ],
      },
    },
  },
}
