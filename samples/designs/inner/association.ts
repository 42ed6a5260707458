import { needed, optional, several } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const associationPages: InnerWords = {
  en: {
    offer: {
      title: 'Calendar',
      parts: [
        '# Calendar\n\nFour fixed days, and everything else is decided on the first Monday of the month.',
        '## Winter and spring\n\n| January | Soup in the street |\n| March | Tools lent and mended |\n| April | Planting, bring gloves |',
        '## Summer and autumn\n\n| June | Tables outside |\n| September | Walk with the council |\n| November | Lights, from five |',
      ],
    },
    about: {
      title: 'Who we are',
      parts: [
        '# Who we are\n\nA hundred and twenty households that share a street, a shed and now and then an opinion.',
        '## The committee\n\nFive people, chosen each January for two years. Nobody stays longer than four.',
        '## The money\n\nTwelve a year for each household. The accounts hang in the shed, for everybody to read.',
      ],
    },
    contact: {
      title: 'Become a member',
      parts: [
        '# Become a member\n\nLive in the street? Then you nearly are. Tell us your name and your number, and what you would like to do.',
        '## Borrowing tools\n\nThe shed is open on Saturdays from nine to eleven. Bring it back dry.',
        '## Complaint, idea, compliment?\n\nAll three are read out at the next meeting, with or without your name.',
      ],
      form: {
        submit: 'Become a member',
        fields: [
          needed('text', 'House number'),
          several('What would you like to do?', 'Trees and gardens', 'Parties', 'Soup in January', 'The shed'),
          optional('textarea', 'Anything else?'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'Agenda',
      parts: [
        '# Agenda\n\nVier vaste dagen; al het andere beslissen we op de eerste maandag van de maand.',
        '## Winter en voorjaar\n\n| Januari | Soep op straat |\n| Maart | Gereedschap lenen en repareren |\n| April | Planten, neem handschoenen mee |',
        '## Zomer en najaar\n\n| Juni | Tafels buiten |\n| September | Rondje met de gemeente |\n| November | Lichtjes, vanaf vijf uur |',
      ],
    },
    about: {
      title: 'Wie we zijn',
      parts: [
        '# Wie we zijn\n\nHonderdtwintig huishoudens die een straat delen, een schuur en soms een mening.',
        '## Het bestuur\n\nVijf mensen, elk jaar in januari gekozen voor twee jaar. Niemand blijft langer dan vier.',
        '## Het geld\n\nTwaalf per jaar per huishouden. De boeken hangen in de schuur, voor iedereen te lezen.',
      ],
    },
    contact: {
      title: 'Lid worden',
      parts: [
        '# Lid worden\n\nWoon je in de straat? Dan ben je het bijna. Geef je naam en huisnummer door, en wat je graag zou doen.',
        '## Gereedschap lenen\n\nDe schuur is op zaterdag open van negen tot elf. Breng het droog terug.',
        '## Klacht, idee, compliment?\n\nAlle drie worden op de volgende vergadering voorgelezen, met of zonder je naam.',
      ],
      form: {
        submit: 'Word lid',
        fields: [
          needed('text', 'Huisnummer'),
          several('Wat zou je graag doen?', 'Bomen en tuinen', 'Feesten', 'Soep in januari', 'De schuur'),
          optional('textarea', 'Nog iets?'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Kalender',
      parts: [
        '# Kalender\n\nVier feste Tage; alles andere entscheiden wir am ersten Montag im Monat.',
        '## Winter und Frühling\n\n| Januar | Suppe auf der Straße |\n| März | Werkzeug leihen und reparieren |\n| April | Pflanzen, Handschuhe mitbringen |',
        '## Sommer und Herbst\n\n| Juni | Tische draußen |\n| September | Rundgang mit der Stadt |\n| November | Lichter, ab fünf |',
      ],
    },
    about: {
      title: 'Wer wir sind',
      parts: [
        '# Wer wir sind\n\nHundertzwanzig Haushalte, die sich eine Straße teilen, einen Schuppen und manchmal eine Meinung.',
        '## Der Vorstand\n\nFünf Leute, jeden Januar auf zwei Jahre gewählt. Niemand bleibt länger als vier.',
        '## Das Geld\n\nZwölf im Jahr pro Haushalt. Die Abrechnung hängt im Schuppen, alle dürfen sie lesen.',
      ],
    },
    contact: {
      title: 'Mitglied werden',
      parts: [
        '# Mitglied werden\n\nSie wohnen in der Straße? Dann sind Sie es fast schon. Schreiben Sie Namen und Hausnummer, und was Sie gern täten.',
        '## Werkzeug leihen\n\nDer Schuppen ist samstags von neun bis elf offen. Bitte trocken zurückbringen.',
        '## Klage, Idee, Lob?\n\nAlle drei werden beim nächsten Treffen vorgelesen, mit oder ohne Ihren Namen.',
      ],
      form: {
        submit: 'Mitglied werden',
        fields: [
          needed('text', 'Hausnummer'),
          several('Was würden Sie gern tun?', 'Bäume und Gärten', 'Feste', 'Suppe im Januar', 'Der Schuppen'),
          optional('textarea', 'Sonst noch etwas?'),
        ],
      },
    },
  },
}
