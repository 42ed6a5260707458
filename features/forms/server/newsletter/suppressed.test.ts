import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { pagesFeature } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import type { VisitorTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import type { SuppressedState } from '../../contract/newsletter.rules.ts'
import { formsFeature } from '../forms.feature.ts'
import { countSubscribed, nextSubscribed, suppressSubscriber } from './campaign-audience.ts'
import { audienceImports } from './audience-imports.ts'
import { createList, mailingLists } from './lists.ts'
import { subscribe } from './subscribe.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, formsFeature] })
const { as } = await testSite(ctx, { name: 'molen' })

const signUp = (listId: string, email: string) =>
  as((tx) =>
    subscribe(tx as unknown as VisitorTransaction, {
      listId,
      isDoubleOptIn: false,
      email,
      name: '',
      pagePath: '/',
      wording: '',
      network: '',
    }),
  )
const idOf = async (email: string) =>
  (await as((tx) => siteTables(tx).selectFrom('subscribers').select('id').where('email_key', '=', email).execute()))[0]
    ?.id ?? ''
const suppress = async (email: string, state: SuppressedState) => {
  const id = await idOf(email)
  await as((tx) => suppressSubscriber(tx, { id, state }))
}
const stateOf = async (email: string) =>
  (
    await as((tx) => siteTables(tx).selectFrom('subscribers').select('state').where('email_key', '=', email).execute())
  ).map(({ state }) => state)

test('an address is suppressed on every list, counted apart, and a bounce overrides no complaint', async () => {
  const { id: first } = await as((tx) => createList(tx, { name: 'Een' }))
  const { id: second } = await as((tx) => createList(tx, { name: 'Twee' }))
  for (const listId of [first, second]) await signUp(listId, 'noor@example.com')
  expect(await as((tx) => countSubscribed(tx, [first, second]))).toBe(1)
  await suppress('noor@example.com', 'complained')
  await suppress('noor@example.com', 'bounced')
  expect(await stateOf('noor@example.com')).toEqual(['complained', 'complained'])
  const { lists } = await as((tx) => mailingLists(tx))
  expect(lists.map(({ subscribed, suppressed }) => [subscribed, suppressed])).toEqual([
    [0, 1],
    [0, 1],
  ])
})

test('neither an import nor a form without double opt-in brings a suppressed address back: it is asked by email', async () => {
  const { id: listId } = await as((tx) => createList(tx, { name: 'Drie' }))
  await signUp(listId, 'wim@example.com')
  await suppress('wim@example.com', 'bounced')
  const person = { email: 'wim@example.com', name: '', state: 'subscribed' as const, since: '' }
  await as((tx) =>
    audienceImports.run(tx, [{ key: 'a', payload: person }] as never, undefined as never, undefined as never),
  )
  expect(await stateOf('wim@example.com')).toContain('bounced')
  await signUp(listId, 'wim@example.com')
  expect(await stateOf('wim@example.com')).toContain('pending')
  const emails = await ctx.db
    .selectFrom('emails')
    .select('recipient')
    .where('recipient', '=', 'wim@example.com')
    .execute()
  expect(emails).toHaveLength(1)
})

test('pages of a list hold each subscribed person once, by id', async () => {
  const { id: listId } = await as((tx) => createList(tx, { name: 'Vier' }))
  for (let at = 0; at < 5; at++) await signUp(listId, `p${at}@example.com`)
  const seen: string[] = []
  for (let after = ''; ; ) {
    const page = await as((tx) => nextSubscribed(tx, { listIds: [listId], after, limit: 2 }))
    seen.push(...page.map(({ email }) => email))
    const last = page.at(-1)
    if (!last) break
    after = last.id
  }
  expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((at) => `p${at}@example.com`))
})
