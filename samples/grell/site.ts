import { footerBand, headerBand, type At, type Piece, navigation, socialLinks, text } from '../compose.ts'
import { paletteOf, siteStylesSchema } from '#platform/theme'
import { drawnImages } from '../drawn-images.ts'
import type { SitePlan } from '../plan.ts'
import { acts, posterAlts } from './acts.ts'
import { formerPosters, posters } from './acts-posters.ts'
import { drawings } from './drawings.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'
import { shop } from './shop.ts'
import { zeitung } from './zeitung.ts'

const drawingAlts: Readonly<Record<keyof typeof drawings, string>> = {
  wordmark: 'GRELL in fünf riesigen Buchstaben auf Blau, Gelb, Rot, Pink und Schwarz, daneben eine grüne 27',
  siteMap: 'Plan des Geländes: Turbine, Lichthof, Kessel und Werk am Wasser, rechts Zelte, Bahn und Eingang',
  weekend: 'Ein gelbes Ticket mit einer großen Drei',
  day: 'Ein weißes Ticket mit einer roten Eins',
  reduced: 'Ein grünes Ticket mit einer blauen Drei und dem Wort WENIGER',
  camping: 'Ein pinkes Ticket mit einem blauen Zelt',
  print: 'Das Plakat 2027: die fünf Buchstaben von GRELL auf fünf farbigen Streifen',
  shirt: 'Ein schwarzes Shirt, auf der Brust GRELL in fünf Farben',
  bag: 'Ein blauer Beutel mit der Aufschrift ZU LAUT 27',
  'cover-poster': 'Ein Fächer aus sechs farbigen Plakaten auf Rot',
  'cover-power': 'Ein gelber Blitz auf Schwarz, links vier Kabel',
  'cover-press': 'Eine Siebdruckpresse in Blau und Schwarz auf Grün',
  'cover-rain': 'Ein pinker Schirm im Regen auf Blau',
  'cover-quiet': 'Ein schwarzer Lautsprecher auf Pink, rot durchgestrichen',
  missing: 'Die Zahl 404 in Gelb und Pink, die Null liegt auf der Seite',
  search: 'Eine große Lupe auf Grün',
  cart: 'Ein blauer Einkaufswagen auf Pink, leer',
  door: 'Eine gelbe Tür steht offen',
}

/** All drawn by code, in the inks of the festival. */
const images = {
  ...drawnImages(drawings, drawingAlts),
  ...drawnImages(posters, posterAlts),
  ...drawnImages(formerPosters, (name) => `Plakat des Jahres 20${name.slice(-2)} mit einer riesigen ${name.slice(-2)}`),
}

/** On phones the menu ends in the way to the tickets. */
function menu(at: At): Piece {
  const { props, ...piece } = navigation(at, 'main')
  return {
    ...piece,
    props: { ...props, action: { label: 'Tickets ab 48 €', link: { href: '/tickets', newWindow: false } } },
  }
}

/** A festival of design and music: huge letters, hard colours, posters of our own. */
export const grell: SitePlan = {
  name: 'grell',
  title: 'Grell',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  description: 'Festival für Gestaltung und Musik. 11. bis 13. Juni 2027, Drahtwerk Lauterhafen.',
  styles: siteStylesSchema.parse({
    palette: paletteOf('#ffee00', '#ffa3e3', '#2412f5', '#d10024', '#0a0a0a'),
    heading: { family: 'Bricolage Grotesque', weight: 800 },
    body: { family: 'JetBrains Mono', weight: 450 },
    type: {
      base: { phone: 16, wide: 18 },
      scale: { phone: 1.27, wide: 1.5 },
      lineHeight: 1.5,
      headingLineHeight: 0.92,
      headingTracking: -0.045,
      headingCase: 'uppercase',
      measure: 84,
    },
    button: { shape: 'square', style: 'solid', case: 'uppercase' },
    links: 'underline',
    width: 1760,
    rhythm: 'tight',
    radius: 0,
    images: 'plain',
    motion: { character: 'lively' },
    header: { layout: 'split', line: false },
  }),
  settings: {
    business: {
      name: 'Grell Festival gUG (haftungsbeschränkt)',
      street: 'Drahtwerkstraße 1',
      postalCode: '99999',
      city: 'Lauterhafen',
      country: 'DE',
      email: 'hallo@grell.example',
      phone: '0123 456 70',
    },
    store: {
      seller: {
        name: 'Grell Festival gUG (haftungsbeschränkt)',
        address: 'Drahtwerkstraße 1\n99999 Lauterhafen',
        vatNumber: 'DE000000000',
        registration: 'HRB 0000, Registergericht Lauterhafen',
        email: 'hallo@grell.example',
      },
      invoicePrefix: 'GR-',
    },
    social: {
      links: [
        { id: 'instagram', service: 'instagram', url: 'https://instagram.example/grell', label: '' },
        { id: 'mastodon', service: 'mastodon', url: 'https://mastodon.example/@grell', label: '' },
      ],
    },
  },
  specialPages: {
    missing: {
      title: 'Stille',
      text: 'Hier ist nichts, und wir halten es auch kaum aus. Die Seite ist umgezogen, ausverkauft oder war nie gedruckt. Das Programm hängt noch.',
      image: 'missing',
    },
    search: {
      title: 'Nicht im Programm',
      text: 'Versuch es mit einem Namen, einer Bühne oder einem Tag: Turbine, Samstag, Siebdruck.',
      image: 'search',
    },
    cart: { title: 'Noch ganz leise hier', text: 'Leg ein Ticket hinein, dann wird es lauter.', image: 'cart' },
    signIn: { title: 'Bändchen, bitte', text: 'Deine Bestellungen und Tickets liegen drinnen.', image: 'door' },
  },
  folder: 'grell',
  images,
  lists: { post: 'Post' },
  headerLook: { sticky: true, theme: 'darkest' },
  header: () => [headerBand(6, menu([6, 0, 14, 1]))],
  footer: () => [
    footerBand([
      text(
        [0, 0, 9, 4],
        '**Grell 2027**\n11. – 13. Juni\nDrahtwerkstraße 1\n99999 Lauterhafen\n[hallo@grell.example](mailto:hallo@grell.example)',
      ),
      navigation([10, 0, 5, 4], 'footer', 'column'),
      navigation([15, 0, 5, 4], 'legal', 'column'),
      socialLinks(
        [21, 0, 3, 1],
        [
          { service: 'instagram', url: 'https://instagram.example/grell' },
          { service: 'mastodon', url: 'https://mastodon.example/@grell' },
        ],
      ),
      text(
        [0, 5, 24, 1],
        '~ Grell ist eine Beispielseite: Festival, Ort und Acts sind erfunden, die Plakate von uns gezeichnet. Laut ist es nur hier.',
      ),
    ]),
  ],
  collections: [acts, zeitung],
  shop,
  policies: { terms: 'agb', returns: 'widerruf', privacy: 'datenschutz' },
  pages: [
    {
      key: 'home',
      title: 'Grell 2027',
      slug: 'start',
      isHome: true,
      description: 'Festival für Gestaltung und Musik. 11. bis 13. Juni 2027, Drahtwerk Lauterhafen.',
      socialImage: 'wordmark',
      bands: home,
    },
    ...pages,
  ],
  menus: {
    main: [
      { label: 'Acts', collection: 'acts' },
      { label: 'Programm', page: 'programm' },
      { label: 'Tickets', collection: 'tickets' },
      { label: 'Zeitung', collection: 'zeitung' },
      { label: 'Fragen', page: 'fragen' },
      { label: 'Anfahrt', page: 'anfahrt' },
    ],
    footer: [
      { label: 'Acts', collection: 'acts' },
      { label: 'Programm', page: 'programm' },
      { label: 'Tickets', collection: 'tickets' },
      { label: 'Plakate', page: 'plakate' },
      { label: 'Suche', href: '/search' },
    ],
    legal: [
      { label: 'Impressum', page: 'impressum' },
      { label: 'AGB', page: 'agb' },
      { label: 'Widerruf', page: 'widerruf' },
      { label: 'Datenschutz', page: 'datenschutz' },
    ],
  },
}
