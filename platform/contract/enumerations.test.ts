import { expect, test } from 'vitest'
import { blockTypes, layoutVersion, layoutVersions, limits, memberAreaNavigation, pageTypes } from './enumerations.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test.each([
  ['C2.02', pageTypes.collection, 1],
  ['C2.03', pageTypes.page, 2],
  ['C2.04', pageTypes.splashPage, 3],
  ['C2.05', pageTypes.item, 50],
  ['C2.06', pageTypes.notFound, 100],
  ['C2.07', pageTypes.error, 101],
  ['C2.08', pageTypes.search, 102],
  ['C2.09', pageTypes.lockScreen, 103],
  ['C2.11', pageTypes.protectedContent, 105],
  ['C2.12', pageTypes.memberAreaAccessDenied, 106],
  ['C2.14', pageTypes.checkout, 201],
  ['C2.15', pageTypes.orderConfirmed, 202],
  ['C2.16', pageTypes.donate, 203],
  ['C2.18', pageTypes.cart, 205],
  ['C2.19', pageTypes.subscriptionConfirmed, 206],
  ['C2.20', pageTypes.orderReceived, 207],
  ['C2.22', pageTypes.reviewsRequest, 209],
  ['C2.24', pageTypes.orderStatus, 211],
  ['C2.26', pageTypes.commerceEmailPreview, 301],
])('%s this page type has its documented number', (_, number, documented) => {
  expect(number).toBe(documented)
})

test('C3.01 C3.06 R1.60 block types are numbered 1 to 71, of which nine numbers are kept free', () => {
  const takenNumbers = new Set<number>(Object.values(blockTypes))
  expect(range(1, 71).filter((number) => !takenNumbers.has(number))).toEqual([15, 34, 35, 36, 37, 38, 39, 40, 70])
  expect(Math.max(...takenNumbers)).toBe(71)
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

test('C3.26 the layout versions are 7, 7.1 and 8, and 8 is what is written', () => {
  expect(layoutVersions).toEqual(['7', '7.1', '8'])
  expect(layoutVersion).toBe('8')
})

test('C9.45 the navigation of member areas has its documented name', () => {
  expect(memberAreaNavigation).toBe('_memberareas')
})

test.each([
  ['C9.30', limits.itemsInOrderableCollection, 250],
  ['C9.31', limits.nestedCategories, 10_000],
  ['C9.33', limits.tagLength, 50],
  ['C9.34', limits.categoryLength, 25],
])('%s the limit is the documented one', (_, limit, documented) => {
  expect(limit).toBe(documented)
})
