import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { keptRecoveryKeys, startSession } from '#features/accounts/server'
import { statusUrl } from '#features/orders/server'
import { holdsPreview } from '#features/pages/server'
import { inTransaction } from '#platform/database'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { newId } from '#platform/contract'
import { callerOf, calledBy } from '#support/caller'
import type { TestContext } from '#support/context'
import { changePaymentSettings } from '#support/internals'
import { runningApp } from '#support/running'
import { subscriptionShop } from '#support/subscription-shop'
import { secretCheck } from '../../apps/command/doctor/check-secret.ts'
import { forgetFormerLinks, resealAll } from '../../apps/server/reseal.ts'
import { confirmAccountCodes, startAccountCodes } from '../../features/accounts/server/second-factor/account-codes.ts'
import { accountFactors } from '../../features/accounts/server/second-factor/account-factors.ts'
import { takeCodeOfApp } from '../../features/accounts/server/second-factor/code-app.ts'
import { takeRecoveryCode } from '../../features/accounts/server/second-factor/recovery-codes.ts'
import { cartEmailToken, cartOfEmail } from '../../features/checkout/server/base/cart-emails.queries.ts'
import { accessTicket, hasAccess } from '../../features/pages/server/access/access-ticket.ts'
import { previewToken } from '../../features/pages/server/access/preview-token.ts'
import { openAccount } from '../../features/payments/server/accounts.queries.ts'
import { subscriptionToken } from '../../features/subscriptions/server/subscriptions.queries.ts'
import { sealEmail, unsealEmail } from '../../platform/mail/sealed-email.ts'
import { withConfig } from './operator-installation.ts'

const { ctx, site, as, shop, subscribe } = await subscriptionShop()
await ctx.db.insertInto('installation').values({ secret_fingerprint: 'test', first_run_at: null }).execute()
const secret = Uint8Array.from(randomBytes(32))
const before = ctx
const both = withConfig(ctx, { secret, formerSecrets: [ctx.config.secret] })
const host = 'brander.localhost:8080'
const apps = { before: await runningApp(before), both: await runningApp(both) }

const onSite = (installation: TestContext) => ({ ...installation, site, locale: 'nl' as const })
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
const codeAt = (base32: string) =>
  new TOTP({ secret: Secret.fromBase32(base32.replaceAll(' ', '')) }).generate({ timestamp: ctx.now().getTime() })

// Data of an installation before its secret is replaced.
const { id: subscriptionId, order } = await subscribe()
const documentId = newId()
const lockedAt = ctx.now()
const links = {
  order: pathOf(statusUrl(onSite(before), order.id)),
  subscription: `/commerce/subscription?token=${subscriptionToken(onSite(before), subscriptionId)}`,
  preview: previewToken(onSite(before), { id: documentId }).token,
  access: accessTicket(onSite(before), documentId, lockedAt),
  cart: cartEmailToken(onSite(before), newId()),
}
await as((tx) =>
  changePaymentSettings(tx, {
    provider: 'stripe',
    isEnabled: true,
    secretKey: 'sk_test_stands4in',
    webhookSecret: 'whsec_stands',
    publishableKey: 'pk_test_stands',
  }),
)
const session = await startSession(calledBy(before), { accountId: shop.account.id, websiteId: null, proven: true })
const person = {
  ...calledBy(before, { cookies: { '__Host-quoin': session } }),
  locale: 'en' as const,
  account: shop.account,
  caller: callerOf({ cookies: { '__Host-quoin': session }, origin: 'http://localhost:8080' }),
}
const codeApp = await startAccountCodes(person)
const { recoveryCodes } = await confirmAccountCodes(person, { code: codeAt(codeApp.secret) })
const emailId = newId()
const body = { html: '<p>Uw bestelling</p>', text: 'Uw bestelling' }
await inTransaction(before, (tx) =>
  tx.mail.send({ to: 'noor@example.com', subject: 'Mok', ...body, websiteId: site.id }),
)
await before.db
  .updateTable('emails')
  .set({ id: emailId, state: 'sent', sealed: sealEmail(before.config, emailId, body) })
  .where('recipient', '=', 'noor@example.com')
  .where('subject', '=', 'Mok')
  .execute()

const statusOf = async (app: typeof apps.both, path: string) => {
  const { status, text } = await app.ask(host, path)
  return [status, /werkt niet|niet gevonden/i.test(text)]
}
const works = [200, false]

async function stripeKey(installation: TestContext): Promise<string> {
  return as(
    async (tx) => (await openAccount({ ...tx, config: installation.config }, 'stripe', { mustBeOn: true })).secretKey,
  )
}

const sealedEmail = async (installation: OutsideTransaction<PlatformContext>) => {
  const row = await ctx.db.selectFrom('emails').select('sealed').where('id', '=', emailId).executeTakeFirstOrThrow()
  return row.sealed && unsealEmail(installation.config, emailId, row.sealed)
}

test('at once after the secret was replaced, everything under the former one is accepted and opens', async () => {
  expect(await statusOf(apps.both, links.order)).toEqual(works)
  expect(await statusOf(apps.both, links.subscription)).toEqual(works)
  expect(holdsPreview(onSite(both), links.preview)).toBe(true)
  expect(hasAccess(onSite(both), links.access, documentId, lockedAt)).toBe(true)
  expect(await cartOfEmail(onSite(both), links.cart)).toBeNull()
  expect(await stripeKey(both)).toBe('sk_test_stands4in')
  expect(await sealedEmail(both)).toEqual(body)
  const left = await secretCheck.look(both)
  expect(left).toEqual([
    { level: 'bad', says: expect.stringMatching(/payment keys: 1.*links to orders: 1.*links to subscriptions: 1/) },
  ])
  expect(left[0]?.says).toMatch(/keys of recovery codes: 1.*code apps of accounts: 1.*emails: 1/)
})

test('a page that was open while the secret was replaced can still be sent, and its session continues', async () => {
  const { headers } = await apps.before.ask('localhost:8080', '/', { headers: { cookie: `__Host-quoin=${session}` } })
  const crumb = /\bcrumb=([^;]+)/.exec([headers['set-cookie'] ?? []].flat().join('\n'))?.[1] ?? ''
  expect(crumb).not.toBe('')
  const renamed = async (app: typeof apps.both, token: string) =>
    app.ask('localhost:8080', '/api/accounts/me', {
      method: 'PUT',
      body: { name: 'Ada Brander', locale: 'en' },
      headers: {
        cookie: `__Host-quoin=${session}; crumb=${token}`,
        origin: 'http://localhost:8080',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        'x-csrf-token': token,
        'idempotency-key': newId(),
      },
    })
  expect(await renamed(apps.both, crumb)).toMatchObject({ status: 200 })
  expect(await renamed(apps.both, `${crumb.slice(0, -4)}AAAA`)).toMatchObject({ status: 403 })
})

test('a rotation seals every secret again, former links and new ones lead to the same order, and no old secret is left', async () => {
  const parts = await resealAll(both)
  expect(parts.filter(({ count }) => count > 0).length).toBeGreaterThanOrEqual(6)
  expect((await resealAll(both, { isTrial: true })).filter(({ count }) => count > 0)).toEqual([])
  expect(await secretCheck.look(both)).toEqual([{ level: 'note', says: expect.stringContaining('--forget') }])
  const fresh = pathOf(statusUrl(onSite(both), order.id))
  expect(fresh).not.toBe(links.order)
  for (const path of [fresh, links.order, links.subscription]) expect(await statusOf(apps.both, path)).toEqual(works)
  // A process that has not been started again knows the former secret alone.
  expect(await statusOf(apps.before, links.order)).toEqual(works)
})

test('once the former secret is removed, sealed values still open and its links lead nowhere', async () => {
  const base = withConfig(ctx, { secret })
  const after = withConfig(base, { recoveryCodeKeys: await keptRecoveryKeys(base) })
  await forgetFormerLinks(after)
  const app = await runningApp(after)
  expect(await statusOf(app, pathOf(statusUrl(onSite(after), order.id)))).toEqual(works)
  const tokens = `/commerce/subscription?token=${subscriptionToken(onSite(after), subscriptionId)}`
  expect(await statusOf(app, tokens)).toEqual(works)
  for (const path of [links.order, links.subscription]) expect(await statusOf(app, path)).not.toEqual(works)
  expect(holdsPreview(onSite(after), links.preview)).toBe(false)
  expect(hasAccess(onSite(after), links.access, documentId, lockedAt)).toBe(false)
  expect(await stripeKey(after)).toBe('sk_test_stands4in')
  expect(await sealedEmail(after)).toEqual(body)
  ctx.clock.forward(60_000)
  const store = accountFactors(after, shop.account.id)
  expect(await takeCodeOfApp(after, store, codeAt(codeApp.secret))).toBe(true)
  const [code = ''] = recoveryCodes ?? []
  expect([await takeRecoveryCode(after, store, code), await takeRecoveryCode(after, store, code)]).toEqual([
    true,
    false,
  ])
  const withoutKeys = withConfig(ctx, { secret, recoveryCodeKeys: [] })
  expect(
    await takeRecoveryCode(withoutKeys, accountFactors(withoutKeys, shop.account.id), recoveryCodes?.[1] ?? ''),
  ).toBe(false)
  expect(await secretCheck.look(after)).toEqual([{ level: 'good', says: expect.any(String) }])
})
