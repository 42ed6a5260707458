import type { ProductPlant } from './product-plant.ts'

/** Plants from attack findings and from mutants that once survived: each is caught by its finding's test. */
export const findingPlants: readonly ProductPlant[] = [
  {
    hole: 'files of locked content are sent to whoever has their address',
    file: 'features/pages/server/serve/file-audience.ts',
    sound: 'if (uses.length === 0 || uses.some(',
    broken: 'if (uses.length >= 0 || uses.some(',
    test: {
      file: 'tests/security/locked/files.test.ts',
      name: 'a file that is also shown on an open page stays public, until that page is removed',
    },
  },
  {
    hole: 'what covers a document does not lock it',
    file: 'features/pages/server/access/derive-access.ts',
    sound: 'where concerned.depth < ${deepest}',
    broken: 'where concerned.depth < 0',
    test: {
      file: 'tests/security/covered-collections.test.ts',
      name: 'a collection for members covers all of its items, in an area or in none: page, index, feed, search, site map, lists elsewhere and data for search engines',
    },
  },
  {
    hole: 'access is in force only when it is published',
    file: 'features/pages/server/access/derive-access.ts',
    sound: "case when ${column('is_in_area')} or ${column('own_access')} = 'members' then",
    broken: "case when ${column('is_in_area')} then",
    test: {
      file: 'features/pages/server/access/derive-access.test.ts',
      name: 'an operation of the editor that closes a page closes it at once',
    },
  },
  {
    hole: 'goods that were locked since they lie in a cart can be ordered',
    file: 'features/checkout/server/placing/place-checkout.ts',
    sound: "if (locked !== null) return { kind: 'locked', line: locked }",
    broken: '',
    test: {
      file: 'tests/security/covered-products.test.ts',
      name: 'a products page with a password covers its products until it is entered; a changed password closes them again',
    },
  },
  {
    hole: 'the link to a cart hands on goods that only members may see',
    file: 'features/checkout/server/checkout/enter-checkout.ts',
    sound: 'if (!sellable || (await mayBuy(ctx, sellable))) mine.push(line)',
    broken: 'mine.push(line)',
    test: {
      file: 'tests/security/covered-products.test.ts',
      name: 'the ways to a checkout follow the cover of a product: a gift card’s page requires the password, and an adopted cart leaves out products that only others may see',
    },
  },
  {
    hole: 'guesses at page passwords are counted by an id that the caller chooses',
    file: 'features/pages/server/serve/unlock-page.ts',
    sound: 'const subject = `${ctx.site.id} ${networkPrefix(ctx.caller.address)}`',
    broken: 'const subject = `${ctx.site.id} ${networkPrefix(ctx.caller.address)} ${document}`',
    test: {
      file: 'features/pages/server/serve/lock-page.test.ts',
      name: 'guesses are counted by network, for all ids together, and correct passwords do not use them up',
    },
  },
  {
    hole: 'a cart may try one card after the other',
    file: 'features/checkout/server/base/limit-declines.ts',
    sound: "{ name: 'declined-cart', capacity: 6,",
    broken: "{ name: 'declined-cart', capacity: 600,",
    test: {
      file: 'features/checkout/server/base/limit-declines.test.ts',
      name: 'a shopper who tries card after card is stopped after six declines, and reads the reason',
    },
  },
  {
    hole: 'an endpoint for everybody takes as many calls as a network makes',
    file: 'platform/http/request/call-limits.ts',
    sound: 'if (!isLoopback(address)) take(`${name} ${networkPrefix(address)}`, limits.network)',
    broken: '',
    test: {
      file: 'platform/http/call-limits.test.ts',
      name: 'a network may make a limited number of calls at once, then as many as its share refills, under any name',
    },
  },
  {
    hole: 'a document grows without end',
    file: 'features/pages/server/operations/append-operations.ts',
    sound: 'if (length <= most || length',
    broken: 'if (true || length',
    test: {
      file: 'features/pages/server/documents/heavy-requests.test.ts',
      name: 'a page of the maximum length takes no more, says so, and can be made shorter',
    },
  },
  {
    hole: 'a cookie that a neighbour doubled shuts a visitor out',
    file: 'platform/http/request/cookies.ts',
    sound: "if (found.has(name) && name.startsWith('__Host-'))",
    broken: 'if (found.has(name))',
    test: {
      file: 'platform/http/doubled-cookies.test.ts',
      name: 'a neighbour who sets ss_cvr a second time locks no visitor out, and neither value counts',
    },
  },
  {
    hole: 'an upload with more fields than are taken is no refusal',
    file: 'platform/http/request/upload.ts',
    sound: "code === 'FST_FIELDS_LIMIT' || ",
    broken: '',
    test: {
      file: 'tests/security/uploads.test.ts',
      name: 'an upload with five thousand fields, or a hundred files too many, is refused with a sentence',
    },
  },
  {
    hole: 'a cell of an export begins a formula behind a blank',
    file: 'platform/contract/csv.ts',
    sound: 'const formula = /^\\s*[=+',
    broken: 'const formula = /^[=+',
    test: { file: 'platform/contract/csv.test.ts', name: 'T27 the cell "\u00a0+31 6" is written "\'\u00a0+31 6"' },
  },
  {
    hole: 'a preview link that was revoked still shows the draft',
    file: 'features/pages/server/documents/drafts.queries.ts',
    sound: "document('previews_from', '<', madeAt)",
    broken: "document('previews_from', 'is not', null)",
    test: {
      file: 'features/pages/server/serve/preview-page.test.ts',
      name: 'a revoked preview link shows the published page; a link that is made later shows the draft',
    },
  },
  {
    hole: 'a refund restocks whatever was ticked',
    file: 'features/orders/server/money/refund-order.ts',
    sound: 'restocked: restock && order.takesStock',
    broken: 'restocked: order.takesStock',
    test: {
      file: 'features/orders/server/money/refund-limits.test.ts',
      name: 'only ticked pieces are restocked',
    },
  },
  {
    hole: 'shipping is refunded again',
    file: 'features/orders/server/money/refund-order.ts',
    sound: 'if (shippingMinor > shippingTotalOf(order) - before)',
    broken: 'if (shippingMinor > shippingTotalOf(order))',
    test: {
      file: 'features/orders/server/money/refund-limits.test.ts',
      name: 'shipping is refunded once, in any number of parts',
    },
  },
  {
    hole: 'an order that was never sent reads sent once it is refunded',
    file: 'features/orders/contract/order.rules.ts',
    sound: "return sent === 0 && lines.some(isRefundedUnsent) ? 'unsent' : 'fulfilled'",
    broken: "return 'fulfilled'",
    test: {
      file: 'features/orders/contract/order.rules.test.ts',
      name: 'an order is sent when nothing waits, partly sent when something was shipped, and unsent when all was refunded before',
    },
  },
  {
    hole: 'the tax of a region stands beside that of its country',
    file: 'features/tax/contract/rates-for.ts',
    sound: "(region === '' ? 0 : 4) +",
    broken: '',
    test: {
      file: 'features/tax/contract/tax-of.test.ts',
      name: 'the rate of a region replaces that of its country, there and nowhere else',
    },
  },
  {
    hole: 'a country of the EU without a rate is sold to at nothing',
    file: 'features/tax/contract/tax-place.ts',
    sound: "settings.acrossEu === 'home' || !isRatedAt(rules, address) ? homeOf(settings)",
    broken: "settings.acrossEu === 'home' ? homeOf(settings)",
    test: {
      file: 'features/tax/contract/tax-of.test.ts',
      name: 'a country of the EU without a rate of its own is charged the rate of the shop, never nothing',
    },
  },
  {
    hole: 'tax on shipping of a mixed basket is of one class',
    file: 'features/tax/contract/shipping-tax.ts',
    sound: "if (shippingTax === 'main' || isEven)",
    broken: 'if (true || isEven)',
    test: {
      file: 'features/checkout/server/pricing/shipping-tax.test.ts',
      name: 'a discount on shipping has the tax of its content: as the main goods, in proportion, or of one class',
    },
  },
  {
    hole: 'what VIES does not say of a number counts as yes',
    file: 'features/tax/server/ask-vies.ts',
    sound: 'if (isValid === true)',
    broken: 'if (isValid !== false)',
    test: {
      file: 'features/tax/server/ask-vies.test.ts',
      name: 'a shopper waits at the checkout for a few seconds at most',
    },
  },
  {
    hole: 'a month of a card is read in one form only',
    file: 'features/payments/contract/card-expiry.rules.ts',
    sound: '/^(\\d{2})(\\d{4}|\\d{2})$/.exec(plain) ?? []',
    broken: '[]',
    test: {
      file: 'features/payments/contract/card-expiry.rules.test.ts',
      name: 'a card’s last month is read in every usual spelling',
    },
  },
  {
    hole: 'a password that leaked is taken with a digit behind it',
    file: 'features/accounts/server/passwords/common-passwords.ts',
    sound: 'words.has(plain) || words.has(plain.slice(0, end))',
    broken: 'words.has(plain)',
    test: {
      file: 'features/accounts/server/second-factor/second-factor.test.ts',
      name: 'passwords known from leaks are refused in every place that sets one, with digits or signs after them too',
    },
  },
  {
    hole: 'a site that asks for a second factor takes people without one',
    file: 'features/sites/server/people/roles-on.ts',
    sound: 'const isAsked = row.requires_second_factor && roles.length > 0',
    broken: 'const isAsked = false',
    test: {
      file: 'features/sites/server/people/second-factor-rule.test.ts',
      name: 'a site that requires a second factor ends the sessions without one, leads them to set one up, and opens after',
    },
  },
  {
    hole: 'what search engines shall not show stands in the site map',
    file: 'features/catalog/server/listing/site-map-source.ts',
    sound: ".where('products.noindex', '=', false)",
    broken: '',
    test: {
      file: 'tests/security/locked/other-ways.test.ts',
      name: 'the site map lists public content: neither a page nor a post nor a product that is hidden from search engines',
    },
  },
  {
    hole: 'what stands at an address of its own does not ask whether its site is closed',
    file: 'features/pages/server/base/open-to.ts',
    sound: "closure.state <> 'open'`",
    broken: 'false`',
    test: {
      file: 'tests/security/locked/locked-content.test.ts',
      name: 'a page of a site that is closed as a whole (password) reaches no visitor without access, by no way out',
    },
  },
  {
    hole: 'what was not sent of an order stays away from the shelf when it is cancelled',
    file: 'features/orders/server/money/settle-order.ts',
    sound: 'if (restock) await restockUnsent(ctx, order, unsent, before)',
    broken: '',
    test: {
      file: 'features/orders/server/money/settle-order.test.ts',
      name: 'the unsent part of an order goes back into stock when it is cancelled, and each piece once',
    },
  },
]
