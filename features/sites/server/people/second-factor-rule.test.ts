import { expect, test } from 'vitest'
import { authenticate } from '#features/accounts/server'
import { newId } from '#platform/contract'
import { callerOf, kept } from '#support/caller'
import { turnOffCodes, turnOnCodes } from '#support/second-factor'
import { sitePeople } from '#support/site-people'
import { contributorsOf } from './contributors.ts'
import { openSite } from '../enter-site.ts'
import { acceptInvitation } from './invitations.ts'
import { ownerContext, rolesOn } from './roles-on.ts'
import { requireSecondFactor } from './second-factor-rule.ts'
import { openPage } from '../site-pages.tsx'

const { ctx, site, owner, anyone, person, proven, invited, enter, password, signInAs } = await sitePeople()
const node = ctx.another()
const refused = { code: 'sites.second_factor_first', details: { site: 'bakker' } }

type Person = Awaited<ReturnType<typeof person>>['ctx']

async function turnOn(who: Person, cookies: Record<string, string>) {
  const signedIn = { ...who, caller: callerOf({ cookies }) }
  await turnOnCodes(signedIn)
  return signedIn
}

/** The owner's own second factor, without its ceremony. */
const ownersFactor = (isThere: boolean) =>
  isThere
    ? ctx.db
        .insertInto('account_code_apps')
        .values({
          account_id: owner.id,
          secret: '',
          started_at: ctx.now(),
          confirmed_at: ctx.now(),
          used_at: null,
          last_step: 0,
        })
        .execute()
    : ctx.db.deleteFrom('account_code_apps').where('account_id', '=', owner.id).execute()

test('a person without a second factor cannot require it of others, and so cannot lock themselves out', async () => {
  await expect(proven((tx) => requireSecondFactor(tx, { isRequired: true }))).rejects.toMatchObject({
    code: 'sites.own_second_factor_first',
  })
  expect(await rolesOn(ctx, owner.id, site.id)).toContain('admin')
})

test('a site that requires a second factor ends the sessions without one, leads them to set one up, and opens after', async () => {
  await ownersFactor(true)
  const helper = await person()
  const { token } = await invited(helper.email, ['editor'])
  await acceptInvitation(helper.ctx, { token })
  const session = await enter(helper.ctx)
  expect(await authenticate(node, { token: session, websiteId: site.id })).not.toBeNull()

  await proven((tx) => requireSecondFactor(tx, { isRequired: true }))
  expect(await authenticate(node, { token: session, websiteId: site.id })).toBeNull()
  await expect(rolesOn(ctx, helper.account.id, site.id)).rejects.toMatchObject(refused)
  await expect(openSite(helper.ctx, { name: 'bakker' })).rejects.toMatchObject(refused)
  expect(await openPage(helper.ctx, { name: 'bakker', returnTo: '' })).toMatchObject({
    status: 302,
    headers: { location: '/account/security?site=bakker' },
  })
  const { contributors, requiresSecondFactor } = await proven(contributorsOf)
  expect([requiresSecondFactor, contributors.map(({ hasSecondFactor }) => hasSecondFactor)]).toEqual([
    true,
    [true, false],
  ])

  const secured = await turnOn(helper.ctx, helper.cookies)
  const entered = await enter(secured)
  expect(await authenticate(node, { token: entered, websiteId: site.id })).not.toBeNull()
  expect(await rolesOn(ctx, helper.account.id, site.id)).toEqual(['editor'])

  await turnOffCodes(secured)
  expect(await authenticate(node, { token: entered, websiteId: site.id })).toBeNull()
  await expect(openSite(secured, { name: 'bakker' })).rejects.toMatchObject(refused)
})

test('a person invited with a new account has to set one up too, and a stranger learns nothing of the rule', async () => {
  const { token } = await invited('new-helper@example.com', ['editor'])
  const { cookies } = await acceptInvitation(anyone(), { token, name: 'Kim', password })
  const account = await ctx.db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', 'new-helper@example.com')
    .executeTakeFirstOrThrow()
  await expect(openSite({ ...anyone(kept(cookies)), account }, { name: 'bakker' })).rejects.toMatchObject(refused)
  const stranger = await person()
  await expect(openSite(stranger.ctx, { name: 'bakker' })).rejects.toMatchObject({ code: 'sites.not_found' })
})

test('an invitation does not bypass the second step of an account that has one', async () => {
  const helper = await person()
  // The email that is read is the last one: the second factor sends one too.
  const { token } = await invited(helper.email, ['editor'])
  await turnOn(helper.ctx, helper.cookies)
  const { isIn } = await signInAs(helper.email)
  expect(isIn).toBe(false)
  await expect(
    acceptInvitation(anyone(), { token, name: 'Other', password: 'another password entirely' }),
  ).rejects.toMatchObject({
    code: 'accounts.sign_in_first',
  })
})

test('the owner who lost the second factor is led to a new one, and keeps the site', async () => {
  await ownersFactor(false)
  await expect(rolesOn(ctx, owner.id, site.id)).rejects.toMatchObject(refused)
  await ownersFactor(true)
  expect(await rolesOn(ctx, owner.id, site.id)).toContain('admin')
})

test('on a site that does not exist no account has a role; an account acts with the roles that are looked up, or with those that are given', async () => {
  expect(await rolesOn(ctx, owner.id, newId())).toEqual([])
  const helper = await person()
  const { account } = helper
  const onSite = { ...ctx, site, locale: 'en' as const }
  expect((await ownerContext(onSite, { account })).roles).toEqual([])
  const editor = await ownerContext(onSite, { account, roles: ['editor'] })
  expect(editor.roles).toEqual(['editor'])
  expect(() => editor.require('commerce.taxes')).toThrow()
})
