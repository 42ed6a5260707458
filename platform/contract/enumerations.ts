/** The numbered lists of the platform contract. Numbers are exact and permanent: they are stored and travel on the wire. */

/** C2.01–C2.26 */
export const pageTypes = {
  collection: 1,
  page: 2,
  splashPage: 3,
  item: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cart: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const
export type PageType = (typeof pageTypes)[keyof typeof pageTypes]

/** C2.27 */
export const tweakPageTypes = ['SPLASH_PAGE', 'LOCK_SCREEN', 'POPUP_OVERLAY', 'CHECKOUT', 'STYLE'] as const

/** C3.02; 15, 34 to 40 and 70 are reserved (R1.60): read without error, never written. */
export const blockTypes = {
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  twitter: 6,
  journal: 7,
  gallery: 8,
  form: 9,
  geo: 10,
  index: 11,
  'collection-link': 12,
  link: 13,
  'tag-cloud': 14,
  comments: 16,
  folder: 17,
  menu: 18,
  'social-links': 19,
  summary: 20,
  spacer: 21,
  embed: 22,
  code: 23,
  foursquare: 24,
  instagram: 25,
  calendar: 26,
  'posts-by-author': 27,
  'posts-by-tag': 28,
  'posts-by-category': 29,
  'posts-by-month': 30,
  quote: 31,
  video: 32,
  search: 33,
  audio: 41,
  '500px': 42,
  product: 43,
  markdown: 44,
  flickr: 45,
  amazon: 46,
  'horizontal-rule': 47,
  'social-account-links': 48,
  rss: 49,
  opentable: 50,
  newsletter: 51,
  donation: 52,
  button: 53,
  'social-account-links-v2': 54,
  'summary-v2': 55,
  soundcloud: 56,
  'email-footer': 57,
  'in-browser-message-link': 58,
  'tour-dates': 59,
  album: 60,
  archive: 61,
  chart: 62,
  'wedding-service': 63,
  'appointment-scheduling': 64,
  'opentable-v2': 65,
  'member-area': 66,
  reservations: 67,
  accordion: 68,
  marquee: 69,
  shape: 71,
} as const
export type BlockTypeName = keyof typeof blockTypes
/** Blocks of our own beside the documents' list, numbered from 901: the fixed ones of the product's own pages, the way to the cart, and what hands a page on. */
export const systemBlockTypes = {
  cart: 901,
  checkout: 902,
  order: 903,
  account: 904,
  'review-request': 905,
  'cart-link': 906,
  subscription: 907,
  reviews: 908,
  donate: 909,
  pricing: 910,
  share: 911,
} as const
export type SystemBlockTypeName = keyof typeof systemBlockTypes
export const reservedBlockTypes = [15, 34, 35, 36, 37, 38, 39, 40, 70] as const

/** C3.08–C3.13: numbered from 1000, a hundred for each family. */
export const blockVariants = {
  gallery: { slideshow: 1000, carousel: 1001, grid: 1002, stack: 1003 },
  summary: { wall: 1100, carousel: 1101, list: 1102, grid: 1103 },
  chart: { bar: 1200, line: 1201, pie: 1202 },
  image: { inline: 1300, poster: 1301, card: 1302, overlap: 1303, collage: 1304, stack: 1305 },
  reservations: { standard: 1400, wide: 1401 },
  events: { list: 1500, calendar: 1501 },
} as const

/** C3.14–C3.16 and the free numbers that are ours. Unknown numbers are read as generic. */
export const collectionTypes = {
  generic: 1,
  blog: 2,
  events: 3,
  gallery: 4,
  album: 5,
  index: 6,
  products: 13,
  mosaic: 14,
  portfolio: 23,
  lessons: 24,
} as const
/** C3.15: the documents call number 2 "subscription"; a blog is what visitors subscribe to. */
export const subscriptionCollectionType = collectionTypes.blog
export type CollectionType = (typeof collectionTypes)[keyof typeof collectionTypes]

/** C3.18, C3.19; 3 and 9 are reserved. Unknown numbers are read without error and rendered as text. */
export const itemTypes = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  lesson: 62,
} as const

/** C3.21 */
export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const

/** C3.22; 9 and 10 are reserved. */
export const siteStatuses = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
} as const

/** C3.23 */
export const siteTypes = { classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 } as const

/** C3.24 */
export const contentStatuses = { published: 1, scheduled: 2, needsReview: 3, draft: 4, private: 5, deleted: 6 } as const
export type ContentStatus = (typeof contentStatuses)[keyof typeof contentStatuses]

/** C3.25 */
export const units = { imperial: 1, metric: 2 } as const

/** C3.26; what we write is the last. */
export const layoutVersions = ['7', '7.1', '8'] as const
export const layoutVersion = '8'

/** C3.29 */
export const sliceTypes = [
  'heading',
  'sub-heading',
  'body',
  'image',
  'gallery',
  'video',
  'social-icons',
  'buttons',
  'navigation',
  'custom-form',
  'newsletter',
  'album',
  'map',
  'lock',
  'password',
  'twitter',
  'logo',
  'action',
  'popup-overlay-action',
  'temp-lock-inject',
] as const
/** C3.30 */
export const slideTypes = ['cover-page', 'lock-screen', 'popup-overlay'] as const
/** C3.31 */
export const itemRecordTypes = ['audio', 'event', 'image', 'portfolio item', 'text', 'video'] as const
/** C3.32 */
export const itemVisibilityStates = ['draft', 'published', 'needs_review', 'scheduled'] as const

/** C2.47, C2.48, C9.09: the only device-size rule. Widths in CSS pixels. */
export const mobileMaxWidth = 432
export const desktopMinWidth = 433
/** C2.50; tablet exists only as a view of the editor (R1.53). */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const

/** C9.44 and its member-area sibling. */
export const hiddenNavigation = '_hidden'
export const memberAreaNavigation = '_memberareas'

/** C9.28–C9.36 */
export const limits = {
  smugmugGalleries: 20,
  gallerySize: 50,
  blocksPerLayout: 60,
  tracksInAlbum: 60,
  itemsInOrderableCollection: 250,
  nestedCategories: 10_000,
  productsInCollection: 200,
  tagLength: 50,
  categoryLength: 25,
  queryKeys: 1000,
} as const
