import {
  footerBand,
  type At,
  type Piece,
  button,
  cartLink,
  searchButton,
  image,
  logo,
  memberArea,
  navigation,
  products,
  socialLinks,
  text,
} from '../compose.ts'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { paletteOf, siteStylesSchema } from '#platform/theme'
import type { SitePlan } from '../plan.ts'
import { shop } from './shop.ts'

/** A shop for desk objects and prints: strict grid, one signal colour. */
export const kade9: SitePlan = {
  name: 'kade-9',
  title: 'Kade 9',
  locale: 'en-GB',
  timeZone: 'Europe/Amsterdam',
  description: 'Desk objects and prints from a workshop on the quay.',
  styles: siteStylesSchema.parse({
    palette: paletteOf('#ffffff', '#eceae5', '#e5380f', '#34373d', '#16171a'),
    heading: { family: 'Space Grotesk', weight: 500 },
    body: { family: 'Space Grotesk', weight: 400 },
    type: {
      base: { phone: 16, wide: 17 },
      scale: { phone: 1.2, wide: 1.333 },
      lineHeight: 1.5,
      headingLineHeight: 1.02,
      headingTracking: -0.035,
      headingCase: 'none',
      measure: 60,
    },
    button: { shape: 'square', style: 'solid', case: 'none' },
    links: 'hover',
    width: 1520,
    rhythm: 'regular',
    radius: 0,
    images: 'plain',
    header: { layout: 'split', line: true },
  }),
  settings: {
    store: {
      seller: {
        name: 'Kade 9 B.V.',
        address: 'Kade 9\n1234 AB Havenstad',
        vatNumber: 'NL000000000B00',
        registration: 'KvK 00000000',
        email: 'hello@kade9.example',
      },
      downloadDays: 365,
      downloadLimit: 3,
      returnDays: 30,
    },
  },
  specialPages: {
    missing: {
      title: 'Nothing on this hook',
      text: 'The thing you are after has been moved, sold out or never made. The shelves below are stocked.',
      image: 'weight',
    },
    search: {
      title: 'Not in the workshop',
      text: 'Try a plainer word: lamp, tray, print, notebook.',
      image: 'bookends',
    },
    cart: { title: 'An empty tray', text: 'What you choose in the shop is put down here.', image: 'tray' },
    signIn: { title: 'Back at the quay', text: 'Your orders, addresses and subscriptions are inside.', image: 'desk' },
  },
  folder: 'kade-9/images',
  images: {
    desk: {
      file: 'desk.jpg',
      alt: 'A desk lamp, a framed print, a cup with pencils and a stack of notebooks on a pale ground',
    },
    tray: { file: 'tray.jpg', alt: 'A long orange tray with two pencils' },
    cup: { file: 'cup.jpg', alt: 'A white cup with an orange foot, three pencils in it' },
    bookends: { file: 'bookends.jpg', alt: 'Two orange quarter discs hold five books' },
    weight: { file: 'weight.jpg', alt: 'A steel ball rests on a black ring, on a sheet of paper' },
    lamp: { file: 'lamp.jpg', alt: 'A small desk lamp with an orange cone for a shade' },
    notebooks: { file: 'notebooks.jpg', alt: 'Three notebooks in a stack, orange, white and black' },
    clock: { file: 'clock.jpg', alt: 'A round clock with a black rim and an orange second hand' },
    'print-harbour': {
      file: 'print-harbour.jpg',
      alt: 'Framed print: an orange sun above a dark quay and green water',
    },
    'print-tide': { file: 'print-tide.jpg', alt: 'Framed print: concentric rings in black and pink' },
    'print-crane': { file: 'print-crane.jpg', alt: 'Framed print: a harbour crane lifts an orange crate' },
    'print-harbour-near': { file: 'print-harbour-near.jpg', alt: 'The orange sun from nearby, in its black frame' },
    'print-tide-near': { file: 'print-tide-near.jpg', alt: 'The rings from nearby, in their oak frame' },
    'print-crane-near': { file: 'print-crane-near.jpg', alt: 'The crate on its hook from nearby, in a white frame' },
    'weight-near': { file: 'weight-near.jpg', alt: 'The steel ball and its ring from nearby' },
    'clock-near': { file: 'clock-near.jpg', alt: 'The rim and the hands of the clock from the side' },
    'notebooks-near': { file: 'notebooks-near.jpg', alt: 'The spines of the three notebooks' },
    'tray-ink': { file: 'tray-ink.jpg', alt: 'The tray in dark ink' },
    'tray-chalk': { file: 'tray-chalk.jpg', alt: 'The tray in chalk white' },
    'tray-above': { file: 'tray-above.jpg', alt: 'The orange tray from above' },
    'cup-ink': { file: 'cup-ink.jpg', alt: 'The cup in dark ink, three pencils in it' },
    'bookends-ink': { file: 'bookends-ink.jpg', alt: 'Two dark quarter discs hold five books' },
    'lamp-chalk': { file: 'lamp-chalk.jpg', alt: 'The lamp with a chalk white cone' },
    'lamp-near': { file: 'lamp-near.jpg', alt: 'The shade of the lamp from nearby' },
    frames: { file: 'frames.jpg', alt: 'Corners of three wooden frames, dark, oak and white' },
    posted: { file: 'posted.jpg', alt: 'A posting tube with an orange cap, a rolled print in front of it' },
    'gift-card': { file: 'gift-card.jpg', alt: 'Three gift cards in a fan, black, white and orange' },
  },
  header: () => [
    {
      padding: 'none',
      pieces: [
        logo([0, 0, 6, 1]),
        navigation([6, 0, 12, 1], 'main'),
        searchButton([18, 0, 2, 1]),
        memberArea([20, 0, 2, 1]),
        cartLink([22, 0, 2, 1]),
      ],
    },
  ],
  footer: () => [
    footerBand([
      text([0, 0, 12, 4], '## Kade 9\n\nDesk objects and prints.\nMade on the quay, sent from the quay.'),
      navigation([14, 0, 5, 4], 'footer', 'column'),
      socialLinks(
        [20, 0, 4, 1],
        [
          { service: 'instagram', url: 'https://instagram.example/kade9' },
          { service: 'email', url: 'mailto:hello@kade9.example' },
        ],
      ),
      text([0, 5, 24, 1], '~ Kade 9 is a sample shop. Nothing here was ever made, which keeps the prices stable.'),
    ]),
  ],
  collections: [],
  shop,
  pages: [
    {
      key: 'home',
      title: 'Home',
      slug: 'home',
      isHome: true,
      description: 'Desk objects and prints from a workshop on the quay.',
      socialImage: 'desk',
      bands: ({ asset, collection }) => [
        {
          padding: 'small',
          pieces: [
            text([0, 0, 18, 4], '# Things that stay on the table'),
            text(
              [18, 1, 6, 3],
              'Seven objects and three prints. We make few, and we make them again when they are gone.',
            ),
          ],
        },
        { width: 'full', padding: 'none', pieces: [image([0, 0, 24, 13], asset('desk'))] },
        {
          padding: 'medium',
          pieces: [
            text([0, 0, 12, 2], '## Objects', [0, 0, 8, 1]),
            text([18, 0, 6, 1], '[Everything](/shop)', [0, 4, 8, 1]),
            shown(asset('lamp'), 'lamp-n', [0, 3, 12, 14], [0, 1, 8, 1]),
            shown(asset('tray'), 'tray-9', [12, 3, 6, 7], [0, 2, 4, 1]),
            shown(asset('cup'), 'cup-11', [18, 3, 6, 7], [4, 2, 4, 1]),
            shown(asset('bookends'), 'quarter-bookends', [12, 10, 6, 7], [0, 3, 4, 1]),
            shown(asset('clock'), 'wall-clock', [18, 10, 6, 7], [4, 3, 4, 1]),
          ],
        },
        {
          theme: 'bright',
          padding: 'large',
          pieces: [
            text(
              [0, 0, 14, 4],
              '## One signal, everywhere\n\nEverything we make comes in one loud colour and two quiet ones. Put one on a desk and it is found again.',
            ),
            button([0, 6, 6, 1], 'How we work', '/workshop'),
          ],
        },
        {
          padding: 'medium',
          pieces: [
            text([0, 0, 12, 2], '## On paper'),
            products([0, 3, 24, 12], { collection: collection('shop'), tag: 'paper', count: 4 }),
          ],
        },
        {
          theme: 'light',
          padding: 'medium',
          pieces: [
            image([0, 0, 11, 9], asset('gift-card'), { ratio: 1.3 }),
            text(
              [13, 1, 11, 6],
              '## Not sure? Give paper.\n\nA [gift card](/shop/gift-card) from € 25, sent by mail. It does not expire, and neither do we, we hope.',
            ),
          ],
        },
      ],
    },
    {
      key: 'workshop',
      title: 'Workshop',
      slug: 'workshop',
      description: 'How and where the objects are made.',
      socialImage: 'weight',
      bands: ({ asset }) => [
        {
          padding: 'medium',
          pieces: [
            text([0, 0, 14, 4], '# Made twice a year, in small numbers'),
            image([0, 5, 11, 12], asset('weight')),
            text(
              [13, 5, 11, 10],
              'There are four of us, a lathe, a kiln that is older than the building, and a view of the last crane.\n\n## Twice a year\n\nIn March and in October we make what was sold, and one thing that was not there before. Nothing is made to be stored.\n\n## Repairs\n\nWhatever we made, we mend. Send it back; you pay the postage there, we pay it home.\n\n## Framing\n\nPrints can be framed here, in ink, oak or chalk. It takes a week.',
            ),
          ],
        },
      ],
    },
    {
      key: 'delivery',
      title: 'Delivery',
      slug: 'delivery',
      description: 'What sending costs and how long it takes.',
      bands: () => [
        {
          padding: 'medium',
          pieces: [
            text([0, 0, 14, 3], '# Delivery'),
            text(
              [0, 4, 14, 8],
              '| Netherlands | € 5, two days |\n| Belgium, Germany | € 9, three days |\n| Rest of the EU | € 14, a week |\n| Files | at once |\n\nFrom € 120 it costs nothing. Pick-up at the quay is free and comes with coffee.\n\n## Back again\n\nThirty days, whatever the reason.',
            ),
          ],
        },
      ],
    },
  ],
  menus: {
    main: [
      { label: 'Shop', collection: 'shop' },
      { label: 'Prints', href: '/shop/category/prints' },
      { label: 'Workshop', page: 'workshop' },
    ],
    footer: [
      { label: 'Shop', collection: 'shop' },
      { label: 'Gift card', href: '/shop/gift-card' },
      { label: 'Delivery', page: 'delivery' },
      { label: 'Search', href: '/search' },
    ],
  },
}

/** An object in the window: its image leads to its page, its name and its price are the shop's. */
function shown(asset: string, slug: string, at: At, phone: At): Piece {
  const product = shop.products.find((productPlan) => productPlan.slug === slug)
  if (!product) throw new Error(`The shop sells no ${slug}.`)
  const price = formatMoney({ minor: product.price, currency: shop.currency }, moneyFormatOf('en-GB'))
  return image(
    at,
    asset,
    { caption: `${product.title}, ${price}`, link: { href: `/${shop.slug}/${slug}`, newWindow: false } },
    phone,
  )
}
