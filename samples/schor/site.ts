import { footerBand, headerBand, navigation, socialLinks, text } from '../compose.ts'
import { paletteOf, siteStylesSchema } from '#platform/theme'
import { drawnImages } from '../drawn-images.ts'
import type { SitePlan } from '../plan.ts'
import { alts, drawings } from './drawings.ts'
import { home } from './home.ts'
import { bone, coral, lime, night, violet } from './inks.ts'
import { news } from './news.ts'
import { pages } from './pages.ts'
import { riff } from './riff.ts'
import { shop } from './shop.ts'

/** A band: soft, heavy letters in lower case, rings that flicker, a header that gets out of the way. */
export const schor: SitePlan = {
  name: 'schor',
  title: 'Schor',
  locale: 'nl-NL',
  timeZone: 'Europe/Amsterdam',
  description: 'Schor, een band uit Noordkade. Nieuwe plaat Heesheid op 12 februari.',
  styles: siteStylesSchema.parse({
    palette: paletteOf(bone, lime, coral, violet, night),
    heading: { family: 'Fraunces', weight: 900 },
    body: { family: 'Space Grotesk', weight: 450 },
    type: {
      base: { phone: 17, wide: 18 },
      scale: { phone: 1.3, wide: 1.45 },
      lineHeight: 1.45,
      headingLineHeight: 0.9,
      headingTracking: -0.045,
      headingCase: 'lowercase',
      measure: 90,
    },
    button: { shape: 'pill', style: 'solid', case: 'none' },
    links: 'underline',
    width: 1680,
    rhythm: 'regular',
    radius: 0,
    images: 'plain',
    motion: { character: 'expressive' },
    header: { layout: 'split', line: false, hides: true },
  }),
  settings: {
    business: {
      name: 'Schor Muziek vof',
      street: 'Loodsweg 4',
      postalCode: '1234 AB',
      city: 'Noordkade',
      country: 'NL',
      email: 'hallo@schor.example',
    },
    store: {
      seller: {
        name: 'Schor Muziek vof',
        address: 'Loodsweg 4\n1234 AB Noordkade',
        vatNumber: 'NL000000000B00',
        registration: 'KvK 00000000',
        email: 'hallo@schor.example',
      },
      invoicePrefix: 'SCH-',
    },
  },
  specialPages: {
    missing: { title: 'niets te horen', text: 'Deze pagina is weg, verhuisd of nooit opgenomen.', image: 'missing' },
    search: { title: 'staat niet op de plaat', text: 'Probeer een titel, een plaats of een maat.', image: 'search' },
    cart: { title: 'nog geen geluid', text: 'Wat je kiest, komt hier te liggen.', image: 'cart' },
    signIn: { title: 'backstage', text: 'Je bestellingen en je Schorclub vind je binnen.', image: 'door' },
  },
  folder: 'schor',
  images: drawnImages(drawings, alts),
  sounds: { keelpijn: { file: 'keelpijn.wav', play: riff } },
  lists: { fluisterpost: 'Fluisterpost' },
  headerLook: { sticky: true, theme: 'darkest' },
  header: () => [headerBand(6, navigation([6, 0, 14, 1], 'main'))],
  footer: () => [
    footerBand([
      text([0, 0, 9, 4], '**Schor**\nLoodsweg 4\n1234 AB Noordkade\n[hallo@schor.example](mailto:hallo@schor.example)'),
      navigation([10, 0, 5, 4], 'footer', 'column'),
      navigation([15, 0, 5, 4], 'legal', 'column'),
      socialLinks(
        [21, 0, 3, 1],
        [
          { service: 'instagram', url: 'https://instagram.example/schor' },
          { service: 'bandcamp', url: 'https://bandcamp.example/schor' },
        ],
      ),
      text(
        [0, 5, 24, 1],
        '~ Schor is een voorbeeldsite. Band, plaatsen en concerten zijn verzonnen, de tekeningen van ons.',
      ),
    ]),
  ],
  collections: [news],
  shop,
  policies: { terms: 'voorwaarden', returns: 'retour', privacy: 'privacy' },
  pages: [
    {
      key: 'home',
      title: 'Schor',
      slug: 'start',
      isHome: true,
      description: 'Schor, een band uit Noordkade. Nieuwe plaat Heesheid op 12 februari.',
      socialImage: 'wordmark',
      bands: home,
    },
    ...pages,
  ],
  menus: {
    main: [
      { label: 'Concerten', page: 'concerten' },
      { label: 'Muziek', page: 'muziek' },
      { label: 'Band', page: 'band' },
      { label: 'Winkel', collection: 'winkel' },
      { label: 'Nieuws', collection: 'nieuws' },
    ],
    footer: [
      { label: 'Boeken', page: 'boeken' },
      { label: 'Schorclub', href: '/winkel/schorclub' },
      { label: 'Cadeaubon', href: '/winkel/cadeaubon' },
      { label: 'Zoeken', href: '/search' },
    ],
    legal: [
      { label: 'Voorwaarden', page: 'voorwaarden' },
      { label: 'Retour', page: 'retour' },
      { label: 'Privacy', page: 'privacy' },
    ],
  },
}
