import { euCountries } from '#features/tax/contract'
import type { ProductPlan, ShopPlan } from '../shop-plan.ts'

const music: ProductPlan[] = [
  {
    title: 'Heesheid, lp',
    slug: 'heesheid-lp',
    excerpt: 'De nieuwe. Tien nummers, 45 toeren, geel vinyl.',
    description:
      '| Kant A | Keelpijn, Veerpont, Wie is daar, Dubbel glas, Heesheid |\n| Kant B | Nachtdienst, Tegenwind, Half acht, Zout, Ga maar |\n| Persing | 180 gram, 500 stuks, genummerd |\n\nMet een tekstvel dat je niet hoeft te lezen, want je kunt het verstaan. Bijna alles.',
    images: ['plaat', 'heesheid'],
    categories: ['Muziek'],
    tags: ['uitgelicht'],
    isFeatured: true,
    goesWith: ['shirt', 'zeefdruk'],
    price: 2600,
    stock: 240,
    grams: 420,
    size: [315, 315, 8],
  },
  {
    title: 'Ruis, bandje',
    slug: 'ruis-bandje',
    excerpt: 'Vier nummers, opgenomen op een machine die het opgaf.',
    description: 'Chroom, 22 minuten, met de hand gekopieerd. Het gesis hoort zo.',
    images: ['bandje', 'ruis'],
    categories: ['Muziek'],
    tags: ['uitgelicht'],
    goesWith: ['heesheid-lp'],
    price: 900,
    stock: 11,
    grams: 80,
    size: [110, 70, 16],
  },
]

const goods: ProductPlan[] = [
  {
    title: 'Shirt',
    slug: 'shirt',
    excerpt: 'Zwart katoen, gele ringen, geen tourdata op de rug.',
    description: 'Zelf gedrukt in de loods. Wassen op 30, binnenstebuiten, niet strijken over de print.',
    images: ['shirt'],
    categories: ['Kleren en papier'],
    tags: ['uitgelicht'],
    sizeGuide: 'shirts',
    isFeatured: true,
    price: 2500,
    stock: 40,
    grams: 190,
    size: [300, 220, 30],
    options: [{ name: 'Maat', values: ['S', 'M', 'L', 'XL'] }],
    variants: { XL: { stock: 4 }, S: { stock: 0 } },
  },
  {
    title: 'Zeefdruk Heesheid',
    slug: 'zeefdruk',
    excerpt: 'Twee kleuren op 300 grams papier, 50 bij 70.',
    description:
      '| Oplage | 120, gesigneerd door wie er die dag was |\n| Papier | ongestreken, 300 g |\n\nWordt opgerold verstuurd.',
    images: ['zeefdruk'],
    categories: ['Kleren en papier'],
    tags: ['uitgelicht'],
    price: 3500,
    stock: 62,
    grams: 280,
    size: [540, 80, 80],
  },
  {
    title: 'Oordoppen',
    slug: 'oordoppen',
    excerpt: 'Twintig decibel eraf. Wij menen het.',
    description: 'Met filter, zodat je de woorden blijft horen. In een blikje voor aan je sleutels.',
    images: ['dopjes'],
    categories: ['Kleren en papier'],
    price: 1400,
    stock: 200,
    grams: 30,
    size: [60, 40, 20],
  },
]

const club: ProductPlan[] = [
  {
    title: 'Schorclub',
    slug: 'schorclub',
    type: 'SERVICE',
    excerpt: 'Een jaar lang alles als eerste, en vier dingen die niemand anders krijgt.',
    description:
      'Kaarten een dag eerder, elk kwartaal een opname uit het oefenhok, en je naam op de binnenhoes van de volgende plaat. Een jaar kost 24 euro en wordt daarna verlengd; opzeggen kan op elk moment in je account, en dan loopt het jaar gewoon af.',
    images: ['club'],
    categories: [],
    price: 2400,
    plan: { value: 1, unit: 'YEAR', cycles: 0 },
  },
  {
    title: 'Cadeaubon',
    slug: 'cadeaubon',
    type: 'GIFT_CARD',
    excerpt: 'Voor wie al alles op vinyl heeft.',
    description: 'Komt per e-mail op het moment dat je kiest, en blijft vijf jaar geldig.',
    images: ['bon'],
    categories: [],
    price: 2500,
    options: [{ name: 'Bedrag', values: ['€ 25', '€ 50'] }],
    variants: { '€ 50': { price: 5000 } },
    otherAmounts: true,
  },
]

export const shop: ShopPlan = {
  key: 'winkel',
  title: 'Winkel',
  slug: 'winkel',
  description: 'Platen, bandjes, shirts en de Schorclub.',
  currency: 'EUR',
  lowStockAt: 12,
  taxes: { country: 'NL', table: 'eu' },
  categories: ['Muziek', 'Kleren en papier'],
  products: [...music, ...goods, ...club],
  sizeGuides: {
    shirts: {
      name: 'Shirt, plat gemeten',
      note: 'In centimeters. Valt ruim.',
      rows: [
        ['', 'Breedte', 'Lengte'],
        ['S', '49', '69'],
        ['M', '53', '72'],
        ['L', '57', '75'],
        ['XL', '61', '78'],
      ],
    },
  },
  delivery: {
    zones: [
      { name: 'Nederland', countries: ['NL'], title: 'Pakket', price: 495, free: 6000, days: [1, 3] },
      {
        name: 'Rest van de EU',
        countries: euCountries.filter((country) => country !== 'NL'),
        title: 'Pakket',
        price: 1150,
        free: 12_000,
        days: [3, 7],
      },
    ],
    pickup: {
      title: 'Ophalen bij een concert',
      address: 'De tafel naast de uitgang',
      instructions: 'Schrijf erbij bij welk concert, dan ligt het klaar.',
    },
  },
}
