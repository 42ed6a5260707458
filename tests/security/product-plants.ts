import { accessPlants } from './access-plants.ts'
import { findingPlants } from './finding-plants.ts'
import { moneyPlants } from './money-plants.ts'
import type { ProductPlant } from './product-plant.ts'
import { workPlants } from './work-plants.ts'

export type { ProductPlant } from './product-plant.ts'

const keptVariants = 'tests/security/kept-variants.test.ts'
const mailQuota = 'platform/mail/mail-quota.test.ts'
const connections = 'platform/http/connections.test.ts'
const accountFactor = 'features/accounts/server/second-factor/second-factor.test.ts'
const memberFactor = 'features/members/server/second-factor/member-second-factor.test.ts'

export const productPlants: readonly ProductPlant[] = [
  ...findingPlants,
  ...workPlants,
  ...accessPlants,
  ...moneyPlants,
  {
    hole: 'names of a query that nobody knows make an entry of their own',
    file: 'platform/http/cache/page-cache.ts',
    sound: 'const counted = queryNames\n    .filter((name) => query.has(name))',
    broken: 'const counted = [...query.keys()]',
    test: {
      file: 'platform/http/cache/page-cache.test.ts',
      name: 'only the declared names of a query distinguish pages, in any order',
    },
  },
  {
    hole: 'values that change nothing make an entry of their own',
    file: 'platform/http/cache/serve-public.ts',
    sound: 'isSamePage(page, plain)) {',
    broken: 'url === "") {',
    test: {
      file: keptVariants,
      name: 'meaningless values of a query store nothing: they share the page without them',
    },
  },
  {
    hole: 'marketing parameters miss the cache',
    file: 'platform/http/cache/page-cache.ts',
    sound: 'const path = at === -1 ? url : url.slice(0, at)\n      const slot',
    broken: 'const path = at === -1 || /utm_|clid=/.test(url) ? url : url.slice(0, at)\n      const slot',
    test: { file: keptVariants, name: 'an address with utm_source is found in the cache' },
  },
  {
    hole: 'an address has as many variants as people think of',
    file: 'platform/http/cache/page-cache.ts',
    sound: 'const mostVariants = 64',
    broken: 'const mostVariants = 1_000_000',
    test: { file: keptVariants, name: 'at most 64 variants of one address are kept, in memory and in the database' },
  },
  {
    hole: 'a recipient has no quota of emails',
    file: 'platform/mail/mail-quota.ts',
    sound: 'handed.recipientHour < quota.recipientHour &&',
    broken: '',
    test: {
      file: mailQuota,
      name: 'a stranger gets a limited number of emails of one site in an hour; the others wait and are sent later, none is lost',
    },
  },
  {
    hole: 'a site has no quota of emails',
    file: 'platform/mail/mail-quota.ts',
    sound: 'handed.hour < quota.hour * share &&',
    broken: '',
    test: {
      file: mailQuota,
      name: 'a site sends a limited number in an hour; notices leave half of it to orders, and orders go first when there is room',
    },
  },
  {
    hole: 'a network has no limit of connections',
    file: 'platform/http/connections.ts',
    sound: 'if (open > limits.byNetwork) {',
    broken: 'if (open > limits.inAll) {',
    test: { file: connections, name: 'a network may open a limited number of connections; a closed one makes room' },
  },
  {
    hole: 'there is no limit of connections in all',
    file: 'platform/http/connections.ts',
    sound: 'server.maxConnections = limits.inAll',
    broken: '',
    test: { file: connections, name: 'when all connections are taken, idle ones make room' },
  },
  {
    hole: 'a gift card bought with test money is taken as real',
    file: 'features/checkout/server/cart/hold-gift-card.ts',
    sound: 'if (card.isTest && (await takesLivePayments(tx)))',
    broken: 'if (false)',
    test: {
      file: 'features/checkout/server/checkout/test-payments.test.ts',
      name: 'a gift card bought with a test payment makes a test order, and pays for nothing once the shop takes real money',
    },
  },
  {
    hole: 'a gift card that was spent is refunded whole',
    file: 'features/orders/server/money/refund-order.ts',
    sound: 'Math.min(line.amountMinor, unsentMinor + balanceMinor)',
    broken: 'line.amountMinor',
    test: {
      file: 'features/orders/server/money/refund-order.test.ts',
      name: 'a refunded gift card pays for nothing, and no more is refunded than it still holds',
    },
  },
  {
    hole: 'a refund that failed at the provider counts as given back',
    file: 'features/payments/server/apply-provider-event.ts',
    sound: "rows.filter((row) => row.state !== 'failed').reduce(",
    broken: 'rows.reduce(',
    test: {
      file: 'features/payments/server/failed-refund.test.ts',
      name: 'a refund that fails at the provider does not count as refunded, and can be tried again',
    },
  },
  {
    hole: 'the password of an account starts a session without the second step',
    file: 'features/accounts/server/sign-in/sign-in.ts',
    sound: 'if (await hasSecondFactor(accountFactors(ctx, account.id)))',
    broken: 'if (!(await hasSecondFactor(accountFactors(ctx, account.id))) && false)',
    test: {
      file: accountFactor,
      name: 'a password alone starts no session once codes are on; a code finishes it, once',
    },
  },
  {
    hole: 'the password of a member starts a session without the second step',
    file: 'features/members/server/second-factor/second-step.ts',
    sound: 'if (!(await hasSecondFactor(memberFactors(ctx, member.id)))) return begin',
    broken: 'if (await memberById(ctx, member.id)) return begin',
    test: {
      file: memberFactor,
      name: 'no other way of signing in bypasses it: a reset password, joining again, a changed address',
    },
  },
  {
    hole: 'a code of an account is taken twice',
    file: 'features/accounts/server/second-factor/account-factors.ts',
    sound: ".where('last_step', '<', step)",
    broken: '',
    test: { file: accountFactor, name: 'one of two people who send a code at the same time signs in' },
  },
  {
    hole: 'a code of a member is taken twice',
    file: 'features/members/server/second-factor/member-factors.ts',
    sound: ".where('last_step', '<', step)",
    broken: '',
    test: {
      file: memberFactor,
      name: 'a member sets codes up by QR code or key, keeps ten recovery codes, and signs in with both steps',
    },
  },
]
