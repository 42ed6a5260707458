import { expect, test } from 'vitest'
import { blockTypes, layoutVersion, layoutVersions } from './enumerations.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('C3.01 C3.06 R1.60 block types are numbered 1 to 71, of which nine numbers are kept free', () => {
  const takenNumbers = new Set<number>(Object.values(blockTypes))
  expect(range(1, 71).filter((number) => !takenNumbers.has(number))).toEqual([15, 34, 35, 36, 37, 38, 39, 40, 70])
  expect(Math.max(...takenNumbers)).toBe(71)
})

test('C3.02 the 62 block types have their documented order', () => {
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

test('C3.26 the layout versions are 7, 7.1 and 8, and 8 is written', () => {
  expect(layoutVersions).toEqual(['7', '7.1', '8'])
  expect(layoutVersion).toBe('8')
})
