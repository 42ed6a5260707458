import type { InnerWords } from './inner.ts'

export const coursePages: InnerWords = {
  en: {
    offer: {
      title: 'The eight weeks',
      parts: [
        '# The eight weeks\n\nEach evening begins with a text of one of you, and ends with one that is better.',
        '### Weeks 1 to 3\n\n- Say it in one sentence\n- Leave out the first paragraph\n- Who does what',
        '### Weeks 4 to 6\n\n- Numbers people believe\n- An example is worth a page\n- Reading aloud',
        '### Weeks 7 and 8\n\n- Your own piece, twice\n- Printed, read by somebody who does not know you',
      ],
    },
    about: {
      title: 'The teacher',
      parts: [
        '# The teacher\n\nTwenty years of editing other people’s reports, and two novels that were allowed to take their time.',
        '### How it goes\n\nTwelve people, one table, no slides. Everybody writes, everybody reads, nobody is laughed at.',
        '### What people say\n\n> I now delete more than I write, and my director answers my mails.',
      ],
    },
    contact: {
      title: 'Reserve',
      parts: [
        '# Reserve\n\nThe next group begins when twelve people have signed up. Tell us the evening that suits you.',
        '### What it costs\n\n480 for eight evenings, in two parts if you like. Your employer gets an invoice.',
        '### If you cannot come\n\nUntil the second evening you get everything back. After that somebody may take your place.',
      ],
    },
  },
  nl: {
    offer: {
      title: 'De acht weken',
      parts: [
        '# De acht weken\n\nElke avond begint met een tekst van een van jullie, en eindigt met een betere.',
        '### Week 1 tot 3\n\n- Zeg het in één zin\n- Laat de eerste alinea weg\n- Wie doet wat',
        '### Week 4 tot 6\n\n- Cijfers die men gelooft\n- Een voorbeeld is een bladzijde waard\n- Hardop lezen',
        '### Week 7 en 8\n\n- Je eigen stuk, twee keer\n- Gedrukt, en gelezen door iemand die je niet kent',
      ],
    },
    about: {
      title: 'De docent',
      parts: [
        '# De docent\n\nTwintig jaar rapporten van anderen geredigeerd, en twee romans die hun tijd mochten nemen.',
        '### Hoe het gaat\n\nTwaalf mensen, één tafel, geen dia’s. Iedereen schrijft, iedereen leest, niemand wordt uitgelachen.',
        '### Wat mensen zeggen\n\n> Ik schrap nu meer dan ik schrijf, en mijn directeur beantwoordt mijn mails.',
      ],
    },
    contact: {
      title: 'Reserveren',
      parts: [
        '# Reserveren\n\nDe volgende groep begint zodra er twaalf aanmeldingen zijn. Laat weten welke avond je past.',
        '### Wat het kost\n\n480 voor acht avonden, desgewenst in twee delen. Je werkgever krijgt een factuur.',
        '### Als je niet kunt\n\nTot de tweede avond krijg je alles terug. Daarna mag iemand anders je plek innemen.',
      ],
    },
  },
  de: {
    offer: {
      title: 'Die acht Wochen',
      parts: [
        '# Die acht Wochen\n\nJeder Abend beginnt mit einem Text aus der Gruppe und endet mit einem besseren.',
        '### Woche 1 bis 3\n\n- Sagen Sie es in einem Satz\n- Der erste Absatz kann weg\n- Wer tut was',
        '### Woche 4 bis 6\n\n- Zahlen, die man glaubt\n- Ein Beispiel ersetzt eine Seite\n- Laut lesen',
        '### Woche 7 und 8\n\n- Ihr eigener Text, zweimal\n- Gedruckt, und gelesen von jemandem, der Sie nicht kennt',
      ],
    },
    about: {
      title: 'Die Dozentin',
      parts: [
        '# Die Dozentin\n\nZwanzig Jahre lang fremde Berichte redigiert, dazu zwei Romane, die sich Zeit lassen durften.',
        '### Wie es läuft\n\nZwölf Leute, ein Tisch, keine Folien. Alle schreiben, alle lesen, niemand wird ausgelacht.',
        '### Was andere sagen\n\n> Ich streiche jetzt mehr, als ich schreibe, und meine Chefin beantwortet meine Mails.',
      ],
    },
    contact: {
      title: 'Reservieren',
      parts: [
        '# Reservieren\n\nDie nächste Gruppe beginnt, sobald zwölf angemeldet sind. Schreiben Sie, welcher Abend Ihnen passt.',
        '### Was es kostet\n\n480 für acht Abende, auf Wunsch in zwei Teilen. Ihr Arbeitgeber bekommt eine Rechnung.',
        '### Wenn Sie nicht können\n\nBis zum zweiten Abend bekommen Sie alles zurück. Danach darf jemand anderes Ihren Platz nehmen.',
      ],
    },
  },
}
