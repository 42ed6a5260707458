import { expect, test } from 'vitest'
import { cookieTable } from '../http/request/cookie-table.ts'
import {
  blockTypes,
  blockVariants,
  collectionTypes,
  contentStatuses,
  desktopMinWidth,
  deviceViews,
  hiddenNavigation,
  itemRecordTypes,
  itemTypes,
  itemVisibilityStates,
  layoutVersion,
  layoutVersions,
  limits,
  memberAreaNavigation,
  mobileMaxWidth,
  pageTypes,
  productTypes,
  reservedBlockTypes,
  siteStatuses,
  siteTypes,
  sliceTypes,
  slideTypes,
  subscriptionCollectionType,
  tweakPageTypes,
  units,
} from './enumerations.ts'

const numbers = (list: Readonly<Record<string, number>>) => Object.values(list).sort((a, b) => a - b)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('C2.01 there are 25 page types, numbered 1 to 3, 50, 100 to 106, 200 to 211, 300 and 301', () => {
  expect(numbers(pageTypes)).toEqual([1, 2, 3, 50, ...range(100, 106), ...range(200, 211), 300, 301])
})

test.each([
  ['C2.02', pageTypes.collection, 1],
  ['C2.03', pageTypes.page, 2],
  ['C2.04', pageTypes.splashPage, 3],
  ['C2.05', pageTypes.item, 50],
  ['C2.06', pageTypes.notFound, 100],
  ['C2.07', pageTypes.error, 101],
  ['C2.08', pageTypes.search, 102],
  ['C2.09', pageTypes.lockScreen, 103],
  ['C2.10', pageTypes.popupOverlay, 104],
  ['C2.11', pageTypes.protectedContent, 105],
  ['C2.12', pageTypes.memberAreaAccessDenied, 106],
  ['C2.13', pageTypes.showCart, 200],
  ['C2.14', pageTypes.checkout, 201],
  ['C2.15', pageTypes.orderConfirmed, 202],
  ['C2.16', pageTypes.donate, 203],
  ['C2.17', pageTypes.contributionConfirmed, 204],
  ['C2.18', pageTypes.cart, 205],
  ['C2.19', pageTypes.subscriptionConfirmed, 206],
  ['C2.20', pageTypes.orderReceived, 207],
  ['C2.21', pageTypes.membershipConfirmed, 208],
  ['C2.22', pageTypes.reviewsRequest, 209],
  ['C2.23', pageTypes.digitalProductComposerPreview, 210],
  ['C2.24', pageTypes.orderStatus, 211],
  ['C2.25', pageTypes.newsletterUnsubscribe, 300],
  ['C2.26', pageTypes.commerceEmailPreview, 301],
])('%s this page type has its documented number', (_, number, documented) => {
  expect(number).toBe(documented)
})

test('C2.27 the tweak page types', () => {
  expect(tweakPageTypes).toEqual(['SPLASH_PAGE', 'LOCK_SCREEN', 'POPUP_OVERLAY', 'CHECKOUT', 'STYLE'])
})

test('C2.47 C2.48 C9.09 a screen is mobile up to 432 px and desktop from 433 px', () => {
  expect([mobileMaxWidth, desktopMinWidth]).toEqual([432, 433])
})

test('C2.50 the device views are desktop, phone and tablet', () => {
  expect(deviceViews).toEqual(['desktop', 'phone', 'tablet'])
})

test('C2.49 R1.53 between mobile and desktop no width is left for a tablet: it is a view of the editor alone', () => {
  expect(desktopMinWidth - mobileMaxWidth).toBe(1)
  expect(deviceViews).toContain('tablet')
})

test('C3.01 C3.06 R1.60 block types are numbered 1 to 71, of which nine numbers are reserved', () => {
  expect([...numbers(blockTypes), ...reservedBlockTypes].sort((a, b) => a - b)).toEqual(range(1, 71))
  expect(reservedBlockTypes).toEqual([15, 34, 35, 36, 37, 38, 39, 40, 70])
})

test('C3.02 the 62 block types stand in their documented order', () => {
  const ordered = Object.entries(blockTypes).sort(([, a], [, b]) => a - b)
  expect(ordered.map(([name]) => name).join(', ')).toBe(
    'navigation, html, logo, map, image, twitter, journal, gallery, form, geo, index, collection-link, link, tag-cloud, comments, folder, menu, ' +
      'social-links, summary, spacer, embed, code, foursquare, instagram, calendar, posts-by-author, posts-by-tag, posts-by-category, posts-by-month, ' +
      'quote, video, search, audio, 500px, product, markdown, flickr, amazon, horizontal-rule, social-account-links, rss, opentable, newsletter, ' +
      'donation, button, social-account-links-v2, summary-v2, soundcloud, email-footer, in-browser-message-link, tour-dates, album, archive, chart, ' +
      'wedding-service, appointment-scheduling, opentable-v2, member-area, reservations, accordion, marquee, shape',
  )
  expect(ordered).toHaveLength(62)
})

test('C3.03 C3.04 C3.05 comments is 16, audio 41 and product 43', () => {
  expect([blockTypes.comments, blockTypes.audio, blockTypes.product]).toEqual([16, 41, 43])
})

test('C3.08 block variants are numbered from 1000, and no number is used twice', () => {
  const all = Object.values(blockVariants).flatMap((family) => Object.values<number>(family))
  expect(Math.min(...all)).toBe(1000)
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['C3.09', Object.keys(blockVariants.gallery), ['slideshow', 'carousel', 'grid', 'stack']],
  ['C3.10', Object.keys(blockVariants.summary), ['wall', 'carousel', 'list', 'grid']],
  ['C3.11', Object.keys(blockVariants.chart), ['bar', 'line', 'pie']],
  ['C3.12', Object.keys(blockVariants.image), ['inline', 'poster', 'card', 'overlap', 'collage', 'stack']],
])('%s these are the variants of the block', (_, variants, documented) => {
  expect(variants).toEqual(documented)
})

test('C3.13 reservations and events blocks have variants', () => {
  expect([Object.keys(blockVariants.reservations).length, Object.keys(blockVariants.events).length]).toEqual([2, 2])
})

test('C3.14 C3.15 C3.16 collection types go from generic 1 and subscription 2 up to lessons 24', () => {
  expect([collectionTypes.generic, subscriptionCollectionType]).toEqual([1, 2])
  expect(collectionTypes).toMatchObject({ products: 13, mosaic: 14, portfolio: 23, lessons: 24 })
  expect(Math.max(...numbers(collectionTypes))).toBe(24)
})

test('C3.18 C3.19 content item types have their documented numbers, up to lesson 62', () => {
  expect(itemTypes).toEqual({
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
  })
})

test('C3.21 product types', () => {
  expect(productTypes).toEqual({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 })
})

test('C3.22 R1.30 site statuses are those of document C, resold and its grace period among them', () => {
  expect(siteStatuses).toEqual({
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
  })
})

test('B3.88 resold and resold grace period are site statuses', () => {
  expect([siteStatuses.resold, siteStatuses.resoldGracePeriod]).toEqual([13, 14])
})

test('C3.23 site types', () => {
  expect(siteTypes).toEqual({ classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 })
})

test('B3.87 cover page and parking page are site types', () => {
  expect([siteTypes.coverPage, siteTypes.parkingPage]).toEqual([2, 3])
})

test('C3.24 C4.62 content statuses', () => {
  expect(contentStatuses).toEqual({ published: 1, scheduled: 2, needsReview: 3, draft: 4, private: 5, deleted: 6 })
})

test('C3.25 units', () => {
  expect(units).toEqual({ imperial: 1, metric: 2 })
})

test('C3.26 the layout versions are 7, 7.1 and 8, and 8 is what is written', () => {
  expect(layoutVersions).toEqual(['7', '7.1', '8'])
  expect(layoutVersion).toBe('8')
})

test('C3.29 slice types', () => {
  expect(sliceTypes.join(', ')).toBe(
    'heading, sub-heading, body, image, gallery, video, social-icons, buttons, navigation, custom-form, newsletter, album, map, lock, password, twitter, logo, action, popup-overlay-action, temp-lock-inject',
  )
})

test('C3.30 slide types', () => {
  expect(slideTypes).toEqual(['cover-page', 'lock-screen', 'popup-overlay'])
})

test('C3.31 item record types', () => {
  expect(itemRecordTypes).toEqual(['audio', 'event', 'image', 'portfolio item', 'text', 'video'])
})

test('C3.32 item visibility states', () => {
  expect(itemVisibilityStates).toEqual(['draft', 'published', 'needs_review', 'scheduled'])
})

test('C9.44 C9.45 the hidden and the member-area navigation have their documented names', () => {
  expect([hiddenNavigation, memberAreaNavigation]).toEqual(['_hidden', '_memberareas'])
})

test.each([
  ['C9.28', limits.blocksPerLayout, 60],
  ['C9.29', limits.tracksInAlbum, 60],
  ['C9.30', limits.itemsInOrderableCollection, 250],
  ['C9.31', limits.nestedCategories, 10_000],
  ['C9.32', limits.productsInCollection, 200],
  ['C9.33', limits.tagLength, 50],
  ['C9.34', limits.categoryLength, 25],
])('%s the limit is the documented one', (_, limit, documented) => {
  expect(limit).toBe(documented)
})

test('C9.47 the cookies of the editor have one prefix', () => {
  expect(Object.keys(cookieTable)).toEqual(
    expect.arrayContaining(['ss_preview', 'ss_override', 'ss_expandedFrame', 'ss_disableUserScripts']),
  )
})
