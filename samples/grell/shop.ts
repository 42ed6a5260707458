import { euCountries } from '#features/tax/contract'
import type { ProductPlan, ShopPlan } from '../shop-plan.ts'

const entry =
  'Deine Bestellbestätigung ist dein Ticket: Am Einlass zählt die Bestellnummer, ausgedruckt oder auf dem Telefon. Dort bekommst du dein Bändchen.'

/** Admission is a service: nothing is sent, and it is taxed at the reduced rate. */
const ticket = (plan: Omit<ProductPlan, 'type' | 'categories' | 'taxClass'>): ProductPlan => ({
  ...plan,
  type: 'SERVICE',
  categories: ['Eintritt'],
  taxClass: 'reduced-rate',
  description: `${plan.description}\n\n${entry}`,
})

const tickets: ProductPlan[] = [
  ticket({
    title: 'Wochenende',
    slug: 'wochenende',
    excerpt: 'Alle drei Tage, alle vier Bühnen, alles zu laut.',
    description:
      '| Gilt | Freitag 16 Uhr bis Sonntag 22 Uhr |\n| Bühnen | Turbine, Kessel, Lichthof, Werk |\n| Dabei | Programmheft und Gehörschutz |',
    images: ['weekend'],
    tags: ['eintritt'],
    goesWith: ['zeltplatz', 'plakat-2027'],
    isFeatured: true,
    price: 12_900,
    stock: 1400,
  }),
  ticket({
    title: 'Tagesticket',
    slug: 'tagesticket',
    excerpt: 'Ein Tag deiner Wahl. Du wirst bleiben wollen.',
    description: '| Freitag | 16 Uhr bis 1 Uhr |\n| Samstag | 11 Uhr bis 2 Uhr |\n| Sonntag | 10 Uhr bis 22 Uhr |',
    images: ['day'],
    tags: ['eintritt'],
    goesWith: ['shirt', 'beutel'],
    isFeatured: true,
    price: 5800,
    stock: 600,
    options: [{ name: 'Tag', values: ['Freitag', 'Samstag', 'Sonntag'] }],
    variants: { Freitag: { price: 4800 }, Samstag: { stock: 14 }, Sonntag: { price: 4800 } },
  }),
  ticket({
    title: 'Wochenende, ermäßigt',
    slug: 'wochenende-ermaessigt',
    excerpt: 'Für alle, die gerade weniger haben. Ein Nachweis reicht.',
    description:
      'Für Schule, Ausbildung, Studium, Freiwilligendienst, Rente, Bürgergeld und Schwerbehinderung. Bring den Nachweis mit zum Einlass. Eine Begleitperson mit Merkzeichen B kommt umsonst mit.',
    images: ['reduced'],
    tags: ['eintritt'],
    goesWith: ['zeltplatz'],
    price: 7900,
    stock: 300,
    form: {
      title: 'Welchen Nachweis bringst du mit?',
      fields: [
        {
          kind: 'radio',
          title: 'Nachweis',
          options: ['Schule, Ausbildung, Studium', 'Freiwilligendienst', 'Rente', 'Bürgergeld', 'Schwerbehinderung'],
          required: true,
        },
      ],
    },
  }),
  ticket({
    title: 'Zeltplatz',
    slug: 'zeltplatz',
    excerpt: 'Ein Platz auf dem Schotter, neun Quadratmeter, drei Nächte.',
    description:
      '| Anreise | Freitag ab 12 Uhr |\n| Abreise | Montag bis 11 Uhr |\n| Dusche | warm, von 6 bis 11 Uhr |\n| Ruhe | ab 3 Uhr, ungefähr |',
    images: ['camping'],
    price: 3200,
    stock: 180,
  }),
]

const goods: ProductPlan[] = [
  {
    title: 'Plakat 2027',
    slug: 'plakat-2027',
    excerpt: 'Siebdruck in fünf Farben. Gelb zuerst.',
    description:
      '| Papier | 170 g, ungestrichen |\n| Größe | 50 × 70 cm |\n| Auflage | 400 |\n\nKommt gerollt in einer Röhre, die man aufheben möchte.',
    images: ['print'],
    categories: ['Laden'],
    tags: ['laden'],
    goesWith: ['shirt', 'beutel'],
    price: 2600,
    stock: 220,
    grams: 260,
    size: [540, 80, 80],
  },
  {
    title: 'Shirt',
    slug: 'shirt',
    excerpt: 'Schwarz, Baumwolle, fünf Farben, die sich nicht vertragen.',
    description:
      'Von Hand gedruckt im Werk, an den Tischen, an denen du im Juni selbst stehst. 40 Grad, auf links, nicht bügeln.',
    images: ['shirt'],
    categories: ['Laden'],
    tags: ['laden'],
    sizeGuide: 'shirts',
    goesWith: ['plakat-2027', 'beutel'],
    price: 2900,
    stock: 60,
    grams: 190,
    size: [300, 220, 30],
    options: [{ name: 'Größe', values: ['S', 'M', 'L', 'XL'] }],
    variants: { S: { stock: 0 }, M: { stock: 9 } },
  },
  {
    title: 'Beutel',
    slug: 'beutel',
    excerpt: 'Trägt zwölf Kilo und eine Meinung.',
    description: 'Festes Segeltuch in Blau, lange Henkel, Innentasche für Gehörschutz.',
    images: ['bag'],
    categories: ['Laden'],
    tags: ['laden'],
    price: 1900,
    stock: 140,
    grams: 150,
    size: [420, 380, 10],
  },
]

export const shop: ShopPlan = {
  key: 'tickets',
  title: 'Tickets',
  slug: 'tickets',
  description: 'Wochenende, Tag, ermäßigt. Dazu Zeltplatz, Plakat, Shirt.',
  currency: 'EUR',
  lowStockAt: 20,
  taxes: { country: 'DE', table: 'eu' },
  categories: ['Eintritt', 'Laden'],
  products: [...tickets, ...goods],
  sizeGuides: {
    shirts: {
      name: 'Shirt, flach gemessen',
      note: 'In Zentimetern. Es läuft nicht ein, es wird nur leiser.',
      rows: [
        ['', 'Breite', 'Länge'],
        ['S', '48', '69'],
        ['M', '52', '72'],
        ['L', '56', '75'],
        ['XL', '60', '78'],
      ],
    },
  },
  delivery: {
    zones: [
      { name: 'Deutschland', countries: ['DE'], title: 'Paket', price: 490, free: 6000, days: [2, 4] },
      {
        name: 'Übrige EU',
        countries: euCountries.filter((country) => country !== 'DE'),
        title: 'Paket',
        price: 1290,
        free: 12_000,
        days: [4, 8],
      },
    ],
    pickup: {
      title: 'Abholen am Infostand',
      address: 'Drahtwerk, Hof, Lauterhafen',
      instructions: 'Während des Festivals, täglich ab Einlass.',
    },
  },
}
