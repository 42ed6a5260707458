import { expect, test } from 'vitest'
import { messagesOf } from '../../tools/languages/read.ts'

/** Texts for visitors, customers and members. All others are for owners. */
const forVisitors = new RegExp(
  `^(${[
    'campaigns\\.email',
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
const forOwners = /(\.(when|always|waits)|\.notice\.\S+| (waits|moderate|too_many_webhooks)\S*)$/
/** Sentences of the panel about a block of the shop. */
const ofPanel = /^catalog\.shop (choose|preview|needs)/

/** Problems in catalogues that owners read too, which visitors, customers and members meet. */
const problemsOfVisitors =
  /^(orders\.problems (link_unfit|discount_gone|draft_unfit|payment_unfit|sold_out|gift_card_short|key_reused|still_under_way|worlds_mixed)|subscriptions\.problems not_found)$/

/** Imperatives of the familiar form. They stand at the start of a clause, without “Sie” after them. */
const familiarImperative =
  /(?:^|[.:!?] |\b(?:und|oder|dann|Dann) )(antworte|ändere|benutze|bestätige|entferne|erstelle|folge|fordere|frage?|fülle|gehe?|gib|kopiere|kürze|lade|lass|lege|lies|lösche|melde|merke|nenne|nimm|nutze|öffne|prüfe|sage?|schau|schick|schreibe?|sende|setze|sieh|speichere|starte|stelle|such|tippe|trage?|versuche?|verwende|wähle|warte|werde|zahle|ziehe?)\b(?! ich\b)/i

test.each([
  ['de', 'du', /\b(du|dich|dir|dein(e[mnrs]?)?)\b/i],
  ['de', 'Wähle', familiarImperative],
  ['nl', 'u', /\b(u|uw|uzelf)\b/],
])('visitors have one form of address everywhere: nowhere in %s “%s”', (language, _, other) => {
  const texts = messagesOf(language).map(({ part, name, text }) => ({ key: `${part} ${name}`, text }))
  const visitors = texts.filter(
    ({ key }) => problemsOfVisitors.test(key) || (forVisitors.test(key) && !forOwners.test(key) && !ofPanel.test(key)),
  )
  expect(visitors.length).toBeGreaterThan(600)
  expect(visitors.filter(({ text }) => other.test(text)).map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})

/** Texts for visitors in parts that owners read too. */
const alsoForVisitors =
  /^(consent\.banner|forms\.email|media\.bookingBlock|orders\.(customerEmails|problems)|subscriptions\.problems|sites\.emailStop|visits\.problems|tax\.problems bad_vat_number|pages\.promotion popupExample)/
/** Not “they” at the start of a sentence or of a plural form. */
const polite = /\bIhnen\b|(?<!^|[.!?:–…“(] |\n|\{)\b(Sie|Ihre?[mnrs]?)\b|en Sie\b/

test('owners have one form of address everywhere: nowhere in German “Sie”', () => {
  const texts = messagesOf('de').map(({ part, name, text }) => ({ key: `${part} ${name}`, text }))
  const owners = texts.filter(
    ({ key }) => !(forVisitors.test(key) && !forOwners.test(key) && !ofPanel.test(key)) && !alsoForVisitors.test(key),
  )
  expect(owners.length).toBeGreaterThan(4000)
  const found = owners.filter(({ key, text }) => polite.test(text) && !ofPanel.test(key))
  expect(found.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})
