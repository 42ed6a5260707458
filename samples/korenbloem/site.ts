import { footerBand, image, logo, navigation, socialLinks, text } from '../compose.ts'
import { paletteOf, siteStylesSchema } from '#platform/theme'
import type { SitePlan } from '../plan.ts'
import { home } from './home.ts'
import { nieuws } from './nieuws.ts'
import { bakweek, tafelkaart, vragen } from './vitrine.ts'

const openingstijden =
  '| Maandag | gesloten |\n| Dinsdag – vrijdag | 7.00 – 17.30 |\n| Zaterdag | 6.30 – 16.00 |\n| Zondag | 8.00 – 12.00 |'

/** A bakery in a Dutch town: warm flour white, cornflower blue, crust brown. */
export const korenbloem: SitePlan = {
  name: 'korenbloem',
  title: 'Bakkerij Korenbloem',
  locale: 'nl-NL',
  timeZone: 'Europe/Amsterdam',
  description: 'Brood dat een nacht heeft gerust, taart voor wie jarig is, en koffie voor wie vroeg op is.',
  styles: siteStylesSchema.parse({
    palette: paletteOf('#fffaf1', '#f5ebd9', '#3557a0', '#6f3f1d', '#26243a'),
    heading: { family: 'Bitter', weight: 700 },
    body: { family: 'Source Sans 3', weight: 400 },
    type: {
      base: { phone: 18, wide: 19 },
      scale: { phone: 1.2, wide: 1.28 },
      lineHeight: 1.58,
      headingLineHeight: 1.12,
      headingTracking: -0.012,
      headingCase: 'none',
      measure: 62,
    },
    button: { shape: 'pill', style: 'solid', case: 'none' },
    links: 'underline',
    width: 1240,
    rhythm: 'regular',
    radius: 18,
    images: 'rounded',
    header: { layout: 'split', line: false },
  }),
  settings: {
    business: {
      street: 'Marktstraat 14',
      postalCode: '1234 AB',
      city: 'Korenveld',
      country: 'NL',
      email: 'winkel@korenbloem.example',
      phone: '0123 456 789',
      tuesday: '7.00–17.30',
      wednesday: '7.00–17.30',
      thursday: '7.00–17.30',
      friday: '7.00–17.30',
      saturday: '6.30–16.00',
      sunday: '8.00–12.00',
    },
    store: {
      currency: 'EUR',
      isCurrencyChosen: true,
      seller: {
        name: 'Bakkerij Korenbloem',
        address: 'Marktstraat 14\n1234 AB Korenveld',
        vatNumber: 'NL000000000B00',
        registration: 'KvK 00000000',
        email: 'winkel@korenbloem.example',
      },
    },
    social: {
      links: [
        { id: 'instagram', service: 'instagram', url: 'https://instagram.example/korenbloem', label: '' },
        { id: 'facebook', service: 'facebook', url: 'https://facebook.example/korenbloem', label: '' },
      ],
    },
  },
  specialPages: {
    missing: {
      title: 'Op is op',
      text: 'Deze pagina is er niet (meer). De oven staat wel aan: kijk wat we vandaag bakken.',
      image: 'krentenbol',
    },
    search: {
      title: 'Niet in het rek',
      text: 'Probeer een ander woord, of vraag het ons in de winkel.',
      image: 'stokbrood',
    },
  },
  folder: 'korenbloem/drawings',
  images: {
    winkel: {
      file: 'winkel.svg',
      alt: 'Tekening van de bakkerij: een trapgevel met een blauw-witte luifel, voor de deur een fiets met stokbroden',
    },
    volkoren: { file: 'volkoren.svg', alt: 'Tekening van een rond volkorenbrood' },
    walnootbrood: { file: 'walnootbrood.svg', alt: 'Tekening van een aangesneden brood met twee walnoten ervoor' },
    stokbrood: { file: 'stokbrood.svg', alt: 'Tekening van twee stokbroden' },
    croissant: { file: 'croissant.svg', alt: 'Tekening van een croissant' },
    krentenbol: { file: 'krentenbol.svg', alt: 'Tekening van twee krentenbollen' },
    taart: { file: 'taart.svg', alt: 'Tekening van een taart met blauw glazuur en kersen op een voet' },
    koffie: { file: 'koffie.svg', alt: 'Tekening van een blauwe kop koffie' },
    korenbloemen: { file: 'korenbloemen.svg', alt: 'Tekening van korenbloemen tussen tarwe' },
    fiets: { file: 'fiets.svg', alt: 'Tekening van een blauwe fiets met stokbroden in de mand' },
    oven: { file: 'oven.svg', alt: 'Tekening van een stenen oven met broden voor het vuur' },
    plattegrond: {
      file: 'plattegrond.svg',
      alt: 'Plattegrond: de bakkerij staat in de Marktstraat, tussen de Molenweg en het Kerkpad',
    },
  },
  header: () => [{ padding: 'none', pieces: [logo([0, 0, 9, 1]), navigation([9, 0, 15, 1], 'main')] }],
  footer: () => [
    footerBand([
      text(
        [0, 0, 8, 5],
        '**Bakkerij Korenbloem**\nMarktstraat 14\n1234 AB Korenveld\n[0123 456 789](tel:+31123456789)',
      ),
      text([9, 0, 9, 5], `**Open**\n\n${openingstijden}`),
      navigation([19, 0, 5, 5], 'footer', 'column'),
      socialLinks(
        [0, 6, 8, 1],
        [
          { service: 'instagram', url: 'https://instagram.example/korenbloem' },
          { service: 'facebook', url: 'https://facebook.example/korenbloem' },
        ],
      ),
      text(
        [9, 6, 15, 1],
        '~ Korenbloem is een voorbeeldsite. De bakker, de straat en het stadje bestaan niet. Het brood helaas ook niet.',
      ),
    ]),
  ],
  collections: [nieuws],
  pages: [
    {
      key: 'home',
      title: 'Welkom',
      slug: 'welkom',
      isHome: true,
      description: 'Brood dat een nacht heeft gerust, taart voor wie jarig is, en koffie voor wie vroeg op is.',
      socialImage: 'winkel',
      bands: home,
    },
    {
      key: 'brood',
      title: 'Ons brood',
      slug: 'brood',
      description: 'Alles wat we bakken, met prijzen en wat erin zit.',
      socialImage: 'stokbrood',
      bands: ({ asset }) => [
        {
          padding: 'medium',
          pieces: [text([0, 0, 15, 4], '# Ons brood\n\nMeel, water, zout, tijd. In een krentenbol ook krenten.')],
        },
        {
          theme: 'bright',
          width: 'full',
          padding: 'none',
          pieces: [bakweek],
        },
        {
          padding: 'small',
          pieces: [
            image([0, 0, 10, 8], asset('volkoren')),
            text(
              [12, 0, 12, 8],
              '## Groot brood\n\n| Volkoren desem, 800 g | € 4,40 |\n| Wit tin, 700 g | € 3,60 |\n| Spelt, 650 g | € 4,90 |\n| Vlietbrood met walnoot, vr en za | € 5,60 |\n\nGesneden? Graag. We vragen het toch.',
            ),
          ],
        },
        {
          theme: 'light',
          padding: 'medium',
          pieces: [
            text(
              [0, 0, 12, 8],
              '## Stokbrood\n\nOm acht, om elf en om vier uur warm. Wie er om kwart over vier komt, begrijpt waarom we er drie keer per dag aan beginnen.\n\n| Stokbrood wit | € 2,40 |\n| Stokbrood meergranen | € 2,70 |',
            ),
            image([14, 0, 10, 8], asset('stokbrood')),
          ],
        },
        {
          padding: 'medium',
          pieces: [
            image([0, 0, 10, 8], asset('krentenbol')),
            text(
              [12, 0, 12, 8],
              '## Klein en zoet\n\n| Krentenbol | € 1,10 |\n| Croissant | € 1,60 |\n| Appelflap | € 2,20 |\n| Gevulde koek | € 2,10 |\n\n~ Allergenen: bijna alles bevat gluten en melk, veel bevat ei of noten. Vraag ernaar, dan pakken we het boek erbij.',
            ),
          ],
        },
      ],
    },
    {
      key: 'taart',
      title: 'Taart bestellen',
      slug: 'taart',
      description: 'Een taart bestellen bij Bakkerij Korenbloem: formaten, smaken en hoe het gaat.',
      socialImage: 'taart',
      bands: ({ asset }) => [
        {
          theme: 'light',
          padding: 'medium',
          pieces: [
            text(
              [0, 1, 12, 5],
              '# Een taart, met je naam erop\n\nOf die van een ander. Zes personen of zestig, slagroom of mokka, met of zonder kersen.',
            ),
            image([13, 0, 11, 9], asset('taart')),
          ],
        },
        {
          padding: 'medium',
          pieces: [
            text(
              [0, 0, 11, 9],
              '## Zo gaat het\n\n1. Bel of mail ons uiterlijk twee dagen van tevoren.\n2. Zeg hoeveel mensen er komen en wat erop moet staan.\n3. Haal hem op vanaf negen uur. De doos krijg je erbij.\n\nBellen kan op [0123 456 789](tel:+31123456789), mailen naar [taart@korenbloem.example](mailto:taart@korenbloem.example).',
            ),
            text(
              [13, 0, 11, 9],
              '## Maten en prijzen\n\n| 6 personen | € 21 |\n| 10 personen | € 32 |\n| 16 personen | € 48 |\n| Tekst erop | gratis |\n| Spelfout erin | ook gratis |',
            ),
          ],
        },
        {
          theme: 'light',
          padding: 'medium',
          pieces: [text([0, 0, 8, 3], '## Wat mensen vragen'), vragen],
        },
      ],
    },
    {
      key: 'winkel',
      title: 'De winkel',
      slug: 'winkel',
      description: 'Waar we zitten, wanneer we open zijn en hoe je er komt.',
      socialImage: 'plattegrond',
      bands: ({ asset }) => [
        {
          padding: 'medium',
          pieces: [
            text(
              [0, 0, 10, 10],
              `# De winkel\n\nMarktstraat 14, schuin tegenover de pomp. Aan de blauwe luifel te herkennen, en vanaf vijf uur ’s ochtends aan de geur.\n\n## Openingstijden\n\n${openingstijden}\n\nOp feestdagen hangt het op de deur.`,
            ),
            image([12, 0, 12, 10], asset('plattegrond'), {
              caption: 'De fiets kan voor de deur, de auto achter de kerk.',
            }),
          ],
        },
        {
          theme: 'light',
          padding: 'medium',
          pieces: [
            image([0, 0, 9, 7], asset('koffie')),
            text(
              [11, 1, 13, 5],
              '## Blijf even\n\nEr staan vier stoelen en een tafel. De koffie kost € 2,50 en het tweede kopje niets, als je de krant ook weer teruglegt.',
            ),
          ],
        },
        {
          padding: 'medium',
          pieces: [text([0, 0, 7, 3], '## Aan tafel\n\nTot een uur voor sluitingstijd.'), tafelkaart],
        },
      ],
    },
  ],
  menus: {
    main: [
      { label: 'Brood', page: 'brood' },
      { label: 'Taart', page: 'taart' },
      { label: 'Nieuws', collection: 'nieuws' },
      { label: 'De winkel', page: 'winkel' },
    ],
    footer: [
      { label: 'Brood', page: 'brood' },
      { label: 'Taart bestellen', page: 'taart' },
      { label: 'Nieuws', collection: 'nieuws' },
      { label: 'Zoeken', href: '/search' },
    ],
  },
}
