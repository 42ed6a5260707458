/**
 * The numbered lists of the platform contract. Numbers are exact and permanent: they are stored and travel on the wire.
 */

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

/**
 * C3.02; 15, 34 to 40 and 70 are reserved (R1.60), and no block has them. Our own blocks declare a number from 901 in
 * their contract and are not listed here.
 */
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

/** C3.14–C3.16, and our own types with free numbers. Unknown numbers are read as generic. */
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
export type CollectionType = (typeof collectionTypes)[keyof typeof collectionTypes]

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

/** C3.26; the last one is written. */
export const layoutVersions = ['7', '7.1', '8'] as const
export const layoutVersion = '8'

/** The menu on a member's account page, besides C9.44's hidden navigation. */
export const memberAreaNavigation = '_memberareas'

/** C9.26, C9.30–C9.34 */
export const limits = {
  smugmugGalleries: 20,
  itemsInOrderableCollection: 250,
  nestedCategories: 10_000,
  tagLength: 50,
  categoryLength: 25,
  queryKeys: 1000,
} as const
