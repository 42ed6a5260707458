import { expect, test } from 'vitest'
import { messagesOf } from '../../tools/languages/read.ts'

/** Texts for visitors, customers and members. All others are for owners. */
const forVisitors = new RegExp(
  `^(${[
    'catalog\\.shop',
    'checkout\\.(cart|general|problems|givenBack|donate)',
    'comments\\.(general|problems|emails)',
    'consent\\.banner',
    'forms\\.(visitor|faults|problems|templates)',
    'giftcards\\.general',
    'members\\.(general|emails|problems)',
    'orders\\.(page|emails|accountPart)',
    'pages\\.serving',
    'payments\\.general',
    'reviews\\.(general|problems)',
    'search\\.general',
    'shipping\\.general',
    'subscriptions\\.(page|emails|renewals|accountPart)',
  ].join('|')}) `,
)
/** Texts about an email for owners, and notices sent to them. */
const forOwners = /(\.(when|always|waits)|\.notice\.\S+| (waits|moderate)\S*)$/
/** Sentences of the panel about a block of the shop. */
const ofPanel = /^catalog\.shop (choose|preview|needs)/

test.each([
  ['de', 'du', /\b(du|dich|dir|dein(e[mnrs]?)?)\b/i],
  ['nl', 'u', /\b(u|uw|uzelf)\b/],
])('visitors are addressed in one way everywhere: nowhere in %s as “%s”', (language, _, other) => {
  const texts = messagesOf(language).map(({ part, name, text }) => ({ key: `${part} ${name}`, text }))
  const visitors = texts.filter(({ key }) => forVisitors.test(key) && !forOwners.test(key) && !ofPanel.test(key))
  expect(visitors.length).toBeGreaterThan(600)
  expect(visitors.filter(({ text }) => other.test(text)).map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})
