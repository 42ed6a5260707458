import { needed, optional } from './asked-form.ts'
import type { InnerWords } from './inner.ts'

export const bakeryPages: InnerWords = {
  en: {
    offer: {
      title: 'Bread & prices',
      parts: [
        '# Bread and prices\n\nEverything is baked the same morning. What contains nuts or milk says so.',
        '## Loaves\n\n| Sourdough, wheat | 5.20 |\n| Rye, whole | 5.60 |\n| Seeds and honey | 5.80 |\n| Baguette | 2.40 |',
        '## Small\n\n| Bun, milk | 1.30 |\n| Croissant, butter | 2.20 |\n| Cinnamon roll, milk, nuts | 2.80 |\n| Cheese stick, milk | 2.50 |',
        '## To order\n\n| Apple cake, for eight | 24 |\n| Birthday cake, for twelve | 39 |\n| Christmas bread, from November | 14 |',
      ],
    },
    about: {
      title: 'Our bakery',
      parts: [
        '# Our bakery\n\nThe oven is older than all of us. It is lit at two, and at seven the door opens.',
        '## The mill\n\nOur flour comes from a windmill eleven kilometres away. You taste the year in it.',
        '## Yesterday’s bread\n\nHalf the price until noon. What is left after that goes to the neighbourhood kitchen.',
      ],
    },
    contact: {
      title: 'Order',
      parts: [
        '# Order\n\nOrder before four in the afternoon and it waits for you the next morning, paid at the counter.',
        '## Larger orders\n\nFor more than twenty loaves or a cake with words on it we need two days.',
        '## Finding us\n\nThere is room for bicycles in front, and for a van at the back.',
      ],
      form: {
        submit: 'Send the order',
        fields: [
          needed('textarea', 'What would you like?'),
          needed('date', 'For which day?'),
          optional('text', 'Words on the cake'),
        ],
      },
    },
  },
  nl: {
    offer: {
      title: 'Brood en prijzen',
      parts: [
        '# Brood en prijzen\n\nAlles is dezelfde ochtend gebakken. Waar noten of melk in zit, staat het erbij.',
        '## Brood\n\n| Desem, tarwe | 5,20 |\n| Rogge, volkoren | 5,60 |\n| Zaden en honing | 5,80 |\n| Stokbrood | 2,40 |',
        '## Klein\n\n| Bolletje, melk | 1,30 |\n| Croissant, boter | 2,20 |\n| Kaneelbroodje, melk, noten | 2,80 |\n| Kaasstengel, melk | 2,50 |',
        '## Op bestelling\n\n| Appeltaart, voor acht | 24 |\n| Verjaardagstaart, voor twaalf | 39 |\n| Kerststol, vanaf november | 14 |',
      ],
    },
    about: {
      title: 'Onze bakkerij',
      parts: [
        '# Onze bakkerij\n\nDe oven is ouder dan wij allemaal. Om twee uur gaat hij aan, om zeven uur gaat de deur open.',
        '## De molen\n\nOns meel komt van een windmolen elf kilometer verderop. Je proeft het jaar erin.',
        '## Brood van gisteren\n\nTot twaalf uur voor de halve prijs. Wat dan over is, gaat naar de buurtkeuken.',
      ],
    },
    contact: {
      title: 'Bestellen',
      parts: [
        '# Bestellen\n\nBestel voor vier uur ’s middags en het ligt de volgende ochtend klaar. Betalen doe je aan de toonbank.',
        '## Grotere bestellingen\n\nVoor meer dan twintig broden of een taart met tekst hebben we twee dagen nodig.',
        '## Hoe je ons vindt\n\nVoor de deur is plek voor fietsen, achter voor een busje.',
      ],
      form: {
        submit: 'Bestelling versturen',
        fields: [
          needed('textarea', 'Wat wil je bestellen?'),
          needed('date', 'Voor welke dag?'),
          optional('text', 'Tekst op de taart'),
        ],
      },
    },
  },
  de: {
    offer: {
      title: 'Brot und Preise',
      parts: [
        '# Brot und Preise\n\nAlles ist am selben Morgen gebacken. Wo Nüsse oder Milch darin sind, steht es dabei.',
        '## Brot\n\n| Sauerteig, Weizen | 5,20 |\n| Roggen, Vollkorn | 5,60 |\n| Saaten und Honig | 5,80 |\n| Baguette | 2,40 |',
        '## Kleines\n\n| Milchbrötchen | 1,30 |\n| Croissant, Butter | 2,20 |\n| Zimtschnecke, Milch, Nüsse | 2,80 |\n| Käsestange, Milch | 2,50 |',
        '## Auf Bestellung\n\n| Apfelkuchen, für acht | 24 |\n| Geburtstagstorte, für zwölf | 39 |\n| Stollen, ab November | 14 |',
      ],
    },
    about: {
      title: 'Unsere Bäckerei',
      parts: [
        '# Unsere Bäckerei\n\nDer Ofen ist älter als wir alle. Um zwei wird er angeheizt, um sieben geht die Tür auf.',
        '## Die Mühle\n\nUnser Mehl kommt aus einer Windmühle elf Kilometer entfernt. Man schmeckt das Jahr darin.',
        '## Brot von gestern\n\nBis zwölf zum halben Preis. Was dann übrig ist, geht an die Küche im Viertel.',
      ],
    },
    contact: {
      title: 'Bestellen',
      parts: [
        '# Bestellen\n\nBestellen Sie bis vier Uhr nachmittags, dann liegt es am nächsten Morgen bereit. Bezahlt wird an der Theke.',
        '## Größere Bestellungen\n\nFür mehr als zwanzig Brote oder eine Torte mit Schrift brauchen wir zwei Tage.',
        '## So finden Sie uns\n\nVor dem Haus ist Platz für Fahrräder, hinten für einen Lieferwagen.',
      ],
      form: {
        submit: 'Bestellung senden',
        fields: [
          needed('textarea', 'Was möchten Sie bestellen?'),
          needed('date', 'Für welchen Tag?'),
          optional('text', 'Schrift auf der Torte'),
        ],
      },
    },
  },
}
