import type { InnerWords } from './inner.ts'

export const journalPages: InnerWords = {
  en: {
    offer: {
      title: 'Reading',
      parts: [
        '# Reading\n\nWhat lies open, what is finished, and what was put away halfway without regret.',
        '## Lies open\n\n- A history of rain\n- Letters from an island\n- The cookbook, again',
        '## Finished this year\n\n- Three books about one river\n- A novel without a villain\n- Everything about bees, nearly',
      ],
    },
    about: {
      title: 'Who writes',
      parts: [
        '# Who writes\n\nSomebody at a window on the third floor, with a notebook, bad handwriting and enough time.',
        '## Why\n\nBecause what is written down is looked at twice. And because letters come back.',
      ],
    },
    contact: {
      title: 'Write back',
      parts: [
        '# Write back\n\nAbout a bird, a book or a mistake I made. Every letter gets an answer, sometimes a late one.',
      ],
    },
  },
  nl: {
    offer: {
      title: 'Gelezen',
      parts: [
        '# Gelezen\n\nWat open ligt, wat uit is, en wat halverwege zonder spijt is weggelegd.',
        '## Ligt open\n\n- Een geschiedenis van de regen\n- Brieven van een eiland\n- Het kookboek, alweer',
        '## Dit jaar uitgelezen\n\n- Drie boeken over één rivier\n- Een roman zonder schurk\n- Bijna alles over bijen',
      ],
    },
    about: {
      title: 'Wie schrijft',
      parts: [
        '# Wie schrijft\n\nIemand bij een raam op de derde verdieping, met een schrift, een slecht handschrift en genoeg tijd.',
        '## Waarom\n\nOmdat je twee keer kijkt naar wat je opschrijft. En omdat er brieven terugkomen.',
      ],
    },
    contact: {
      title: 'Schrijf terug',
      parts: [
        '# Schrijf terug\n\nOver een vogel, een boek of een fout van mij. Op elke brief komt antwoord, soms een laat antwoord.',
      ],
    },
  },
  de: {
    offer: {
      title: 'Gelesen',
      parts: [
        '# Gelesen\n\nWas offen liegt, was zu Ende ist und was auf halbem Weg ohne Reue beiseitegelegt wurde.',
        '## Liegt offen\n\n- Eine Geschichte des Regens\n- Briefe von einer Insel\n- Das Kochbuch, schon wieder',
        '## Dieses Jahr ausgelesen\n\n- Drei Bücher über einen Fluss\n- Ein Roman ohne Bösewicht\n- Fast alles über Bienen',
      ],
    },
    about: {
      title: 'Wer schreibt',
      parts: [
        '# Wer schreibt\n\nJemand an einem Fenster im dritten Stock, mit einem Heft, schlechter Handschrift und genug Zeit.',
        '## Warum\n\nWeil man zweimal hinsieht, was man aufschreibt. Und weil Briefe zurückkommen.',
      ],
    },
    contact: {
      title: 'Zurückschreiben',
      parts: [
        '# Zurückschreiben\n\nÜber einen Vogel, ein Buch oder einen Fehler von mir. Auf jeden Brief kommt eine Antwort, manchmal eine späte.',
      ],
    },
  },
}
