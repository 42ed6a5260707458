import { footerBand, headerBand, navigation, text } from '../compose.ts'
import { paletteOf, siteStylesSchema } from '#platform/theme'
import { drawnImages } from '../drawn-images.ts'
import type { SitePlan } from '../plan.ts'
import { shop } from './courses.ts'
import { clay, night, paper, pine, sage } from './inks.ts'
import { home } from './home.ts'
import { melodies, phrases } from './melodies.ts'
import { notes } from './notes.ts'
import { pages } from './pages.ts'
import { portraits } from './portraits.ts'
import { scenes } from './scenes.ts'
import { portraitAlts, teachers } from './teachers.ts'

const sceneAlts: Readonly<Record<keyof typeof scenes, string>> = {
  house: 'Drawing of three narrow houses, the middle one white with a red door',
  table: 'Drawing of a round table with four people, seen from above',
  plan: 'Drawn street plan: the school at a corner, a park beside it, a river below',
  'note-verbs': 'Bars of different length and a red ring',
  'note-mistake': 'A wavy line, crossed out in the middle',
  'note-film': 'A strip of film with a line of subtitles',
  voucher: 'A card with a bow',
  hour: 'A clock that shows four',
  trial: 'A door that stands open',
  lost: 'A speech bubble with three dots',
  looking: 'An open dictionary under a magnifying glass',
  basket: 'An empty basket',
}

const images = {
  ...drawnImages(scenes, sceneAlts),
  ...drawnImages(portraits, portraitAlts),
  ...drawnImages(
    melodies,
    (name) =>
      `The melody of “${phrases[name]?.words ?? ''}” (${phrases[name]?.meaning ?? ''}), drawn as bars on nine lines`,
  ),
}

/** A language school: calm, ruled, with labels in the margin and melodies for pictures. */
export const parley: SitePlan = {
  name: 'parley-street',
  title: 'Parley Street',
  locale: 'en-GB',
  timeZone: 'Europe/Dublin',
  description: 'Evening courses in eight languages, round a table, eight people at most.',
  styles: siteStylesSchema.parse({
    palette: paletteOf(paper, sage, clay, pine, night),
    heading: { family: 'Newsreader', weight: 500 },
    body: { family: 'Manrope', weight: 450 },
    type: {
      base: { phone: 16, wide: 17 },
      scale: { phone: 1.2, wide: 1.33 },
      lineHeight: 1.62,
      headingLineHeight: 1.08,
      headingTracking: -0.018,
      headingCase: 'none',
      measure: 64,
    },
    button: { shape: 'rounded', style: 'solid', case: 'none' },
    links: 'underline',
    width: 1240,
    rhythm: 'regular',
    radius: 6,
    images: 'rounded',
    motion: { character: 'calm' },
    header: { layout: 'split', line: true },
  }),
  settings: {
    business: {
      name: 'Parley Street School of Languages',
      street: 'Parley Street 11',
      city: 'Ballywren',
      country: 'IE',
      email: 'hello@parleystreet.example',
      phone: '01234 56789',
      monday: '16:00–21:30',
      tuesday: '16:00–21:30',
      wednesday: '16:00–21:30',
      thursday: '16:00–21:30',
      friday: '16:00–18:00',
    },
    store: {
      seller: {
        name: 'Parley Street School of Languages Ltd',
        address: 'Parley Street 11\nBallywren\nIreland',
        vatNumber: '',
        registration: 'Company number 000000',
        email: 'hello@parleystreet.example',
      },
      invoicePrefix: 'PS-',
    },
  },
  specialPages: {
    missing: {
      title: 'Pardon?',
      text: 'We did not catch that. The page may have moved, or the address has a slip in it.',
      image: 'lost',
    },
    search: {
      title: 'Not in our dictionary',
      text: 'Try the name of a language, a teacher or an evening.',
      image: 'looking',
    },
    cart: { title: 'No course yet', text: 'Choose a group, and it is put down here.', image: 'basket' },
    signIn: { title: 'Come in', text: 'Your bookings are upstairs.', image: 'trial' },
  },
  folder: 'parley',
  images,
  lists: { word: 'One word a week' },
  headerLook: { sticky: false, theme: 'lightest' },
  header: () => [headerBand(7, navigation([7, 0, 13, 1], 'main'))],
  footer: () => [
    footerBand([
      text(
        [0, 0, 9, 4],
        '**Parley Street School of Languages**\nParley Street 11, Ballywren\n[01234 56789](tel:+3531234567)\n[hello@parleystreet.example](mailto:hello@parleystreet.example)',
      ),
      navigation([12, 0, 5, 4], 'footer', 'column'),
      navigation([18, 0, 5, 4], 'legal', 'column'),
      text(
        [0, 5, 24, 1],
        '~ Parley Street is a sample site. School, town and teachers are invented; the drawings are ours.',
      ),
    ]),
  ],
  collections: [teachers, notes],
  shop,
  policies: { terms: 'terms', returns: 'refunds', privacy: 'privacy' },
  pages: [
    {
      key: 'home',
      title: 'Parley Street',
      slug: 'home',
      isHome: true,
      description: 'Evening courses in eight languages, round a table, eight people at most.',
      socialImage: 'house',
      bands: home,
    },
    ...pages,
  ],
  menus: {
    main: [
      { label: 'Courses', collection: 'courses' },
      { label: 'Timetable', page: 'timetable' },
      { label: 'Teachers', collection: 'teachers' },
      { label: 'Prices', page: 'prices' },
      { label: 'Visit', page: 'visit' },
    ],
    footer: [
      { label: 'Courses', collection: 'courses' },
      { label: 'Which level am I?', page: 'level' },
      { label: 'Gift card', href: '/courses/gift-card' },
      { label: 'Notes', collection: 'notes' },
      { label: 'Search', href: '/search' },
    ],
    legal: [
      { label: 'Terms', page: 'terms' },
      { label: 'Refunds', page: 'refunds' },
      { label: 'Privacy', page: 'privacy' },
    ],
  },
}
