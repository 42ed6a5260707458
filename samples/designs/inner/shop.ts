import { needed, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const shopPages: InnerWords = {
  en: {
    offer: {
      title: 'How it is made',
      parts: [
        '# How it is made\n\nFrom one clay, by four hands, in a kiln that is lit on Thursdays.',
        '## Clay\n\nDug within a day’s ride, and sieved until it forgives a mistake.',
        '## Fire\n\nTwice, and slowly. What cracks is ground up and becomes a cup.',
        '## Use\n\nIn the dishwasher, in the oven, on the floor once in a while. It can take it.',
      ],
    },
    about: {
      title: 'About us',
      parts: [
        '# About us\n\nTwo people and a workshop behind a yellow door. On Saturdays you may come in.',
        '## Small numbers\n\nWe make thirty of a thing, then another thing. What is gone comes back in autumn.',
        '## Seconds\n\nWith a spot or a wobble, for half the price, only in the workshop.',
      ],
    },
    contact: {
      title: 'Service',
      parts: [
        '# Service\n\nA question about a piece, a parcel or a present? We answer on working days.',
        '## Sending\n\nPacked in paper, sent within two days. Broken on the way? We send a new one.',
        '## Sending back\n\nThirty days, no reason needed. Tell us the number of the order.',
      ],
      form: {
        submit: 'Send',
        fields: [optional('text', 'Number of the order'), needed('textarea', 'Your question')],
      },
    },
  },
  nl: {
    offer: {
      title: 'Hoe het gemaakt wordt',
      parts: [
        '# Hoe het gemaakt wordt\n\nUit één klei, door vier handen, in een oven die op donderdag aangaat.',
        '## Klei\n\nGestoken op een dag rijden hiervandaan, en gezeefd tot ze een fout vergeeft.',
        '## Vuur\n\nTwee keer, en langzaam. Wat barst, wordt gemalen en wordt een kop.',
        '## Gebruik\n\nIn de vaatwasser, in de oven, af en toe op de grond. Het kan ertegen.',
      ],
    },
    about: {
      title: 'Over ons',
      parts: [
        '# Over ons\n\nTwee mensen en een werkplaats achter een gele deur. Op zaterdag mag je binnen.',
        '## Kleine oplage\n\nWe maken er dertig van, en dan iets anders. Wat weg is, komt in het najaar terug.',
        '## Tweede keus\n\nMet een vlek of een bobbel, voor de halve prijs, alleen in de werkplaats.',
      ],
    },
    contact: {
      title: 'Service',
      parts: [
        '# Service\n\nEen vraag over een stuk, een pakje of een cadeau? Op werkdagen krijg je antwoord.',
        '## Verzenden\n\nIn papier verpakt, binnen twee dagen verzonden. Onderweg gebroken? Dan sturen we een nieuwe.',
        '## Terugsturen\n\nDertig dagen, een reden hoeft niet. Geef het nummer van de bestelling door.',
      ],
      form: {
        submit: 'Versturen',
        fields: [optional('text', 'Nummer van de bestelling'), needed('textarea', 'Je vraag')],
      },
    },
  },
  de: {
    offer: {
      title: 'Wie es entsteht',
      parts: [
        '# Wie es entsteht\n\nAus einem Ton, von vier Händen, in einem Ofen, der donnerstags brennt.',
        '## Ton\n\nEine Tagesfahrt von hier gestochen und gesiebt, bis er einen Fehler verzeiht.',
        '## Feuer\n\nZweimal, und langsam. Was reißt, wird gemahlen und wird zur Tasse.',
        '## Gebrauch\n\nIn der Spülmaschine, im Ofen, ab und zu auf dem Boden. Das hält es aus.',
      ],
    },
    about: {
      title: 'Über uns',
      parts: [
        '# Über uns\n\nZwei Menschen und eine Werkstatt hinter einer gelben Tür. Samstags dürfen Sie herein.',
        '## Kleine Auflagen\n\nWir machen dreißig von einer Sache, dann eine andere. Was weg ist, kommt im Herbst wieder.',
        '## Zweite Wahl\n\nMit einem Fleck oder einer Beule, zum halben Preis, nur in der Werkstatt.',
      ],
    },
    contact: {
      title: 'Service',
      parts: [
        '# Service\n\nEine Frage zu einem Stück, einem Paket oder einem Geschenk? An Werktagen antworten wir.',
        '## Versand\n\nIn Papier verpackt, innerhalb von zwei Tagen verschickt. Unterwegs zerbrochen? Wir schicken ein neues.',
        '## Zurückschicken\n\nDreißig Tage, ohne Begründung. Nennen Sie die Nummer der Bestellung.',
      ],
      form: {
        submit: 'Senden',
        fields: [optional('text', 'Nummer der Bestellung'), needed('textarea', 'Ihre Frage')],
      },
    },
  },
}
