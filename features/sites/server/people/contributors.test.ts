import { expect, test } from 'vitest'
import { authenticate, verifyAudit } from '#features/accounts/server'
import { type Permission, type Role, mayDo, roles } from '#platform/contract'
import { permissionCodes } from '#support/internals'
import { calledBy, callerOf, kept } from '#support/caller'
import { changeContributor, contributorsOf, removeContributor } from './contributors.ts'
import { enterSite, openSite } from '../enter-site.ts'
import { acceptInvitation, invite, readInvitation, withdrawInvitation } from './invitations.ts'
import { mySites } from '../my-sites.ts'
import { removeSite, restoreSite } from '../remove-site.ts'
import { offerSite } from './transfer-site.ts'
import { asOwner, rolesOn } from './roles-on.ts'
import { siteOfHost } from '../site-of-host.ts'
import { sitePeople } from '#support/site-people'

const { ctx, password, site, as, owner, other, anyone, person, proven, invited, enter } = await sitePeople()

test('an invited person without an account accepts by choosing a password, and is signed in', async () => {
  const { token, message } = await invited('new@example.com', ['editor'])
  expect(message).toMatchObject({ website_id: null, subject: 'Je bent uitgenodigd voor Bakkerij De Korenbloem' })
  expect(await readInvitation(ctx, { token })).toMatchObject({
    email: 'new@example.com',
    site: 'Bakkerij De Korenbloem',
    hasAccount: false,
  })
  const { cookies } = await acceptInvitation(anyone(), { token, name: 'Noor', password })
  const entered = await authenticate(ctx, { token: kept(cookies)['__Host-quoin'] ?? '', websiteId: null })
  expect(entered?.account).toMatchObject({ email: 'new@example.com', name: 'Noor' })
  expect(await rolesOn(ctx, entered?.account.id ?? '', site.id)).toEqual(['editor'])
})

test('an invitation is accepted once', async () => {
  const helper = await person()
  const { token } = await invited(helper.email, ['editor'])
  await acceptInvitation(helper.ctx, { token })
  await expect(acceptInvitation(helper.ctx, { token })).rejects.toMatchObject({ code: 'sites.invitation_missing' })
})

test('the email alone does not open an existing account', async () => {
  const helper = await person()
  const { token } = await invited(helper.email, ['admin'])
  await expect(acceptInvitation(anyone(), { token, password })).rejects.toMatchObject({
    code: 'accounts.sign_in_first',
  })
  const stranger = await person()
  await expect(acceptInvitation(stranger.ctx, { token })).rejects.toMatchObject({ code: 'sites.invitation_for_other' })
  expect(await rolesOn(ctx, stranger.account.id, site.id)).toEqual([])
})

test('an invitation ends after seven days, when it is withdrawn, and when it is sent again', async () => {
  const first = await invited('late@example.com', ['viewer'])
  const second = await invited('late@example.com', ['editor'])
  await expect(readInvitation(ctx, { token: first.token })).rejects.toMatchObject({ code: 'sites.invitation_missing' })
  await as((tx) => withdrawInvitation(tx, { id: second.invitation.id }))
  await expect(readInvitation(ctx, { token: second.token })).rejects.toMatchObject({ code: 'sites.invitation_missing' })
  const third = await invited('late@example.com', ['editor'])
  const start = ctx.now()
  ctx.clock.forward(7 * 86_400_000)
  await expect(readInvitation(ctx, { token: third.token })).rejects.toMatchObject({ code: 'sites.invitation_missing' })
  ctx.clock.set(start)
})

test('T11 other roles end the sessions on the site at once, on every node', async () => {
  const helper = await person()
  await acceptInvitation(helper.ctx, { token: (await invited(helper.email, ['editor'])).token })
  const token = await enter(helper.ctx)
  const node = ctx.another()
  expect(await authenticate(node, { token, websiteId: site.id })).not.toBeNull()
  await proven((tx) => changeContributor(tx, { accountId: helper.account.id, roles: ['viewer', 'billing'] }))
  expect(await authenticate(node, { token, websiteId: site.id })).toBeNull()
  expect(await rolesOn(ctx, helper.account.id, site.id)).toEqual(['viewer', 'billing'])
})

test('T14 a removed contributor and an expired one have no roles', async () => {
  const [removed, over] = [await person(), await person()]
  await acceptInvitation(removed.ctx, { token: (await invited(removed.email, ['admin'])).token })
  const ends = new Date(ctx.now().getTime() + 60_000).toISOString()
  await acceptInvitation(over.ctx, { token: (await invited(over.email, ['admin'], ends)).token })
  await proven((tx) => removeContributor(tx, { accountId: removed.account.id }))
  expect(await rolesOn(ctx, removed.account.id, site.id)).toEqual([])
  expect(await rolesOn(ctx, over.account.id, site.id)).toEqual(['admin'])
  ctx.clock.forward(60_000)
  expect(await rolesOn(ctx, over.account.id, site.id)).toEqual([])
  expect(await mySites(over.ctx)).toEqual([])
})

test('the owner is the account that owns the site, and always an administrator', async () => {
  expect(await rolesOn(ctx, owner.id, site.id)).toEqual(['admin'])
  await expect(proven((tx) => changeContributor(tx, { accountId: owner.id, roles: ['viewer'] }))).rejects.toMatchObject(
    {
      code: 'sites.owner_stays',
    },
  )
  await expect(proven((tx) => removeContributor(tx, { accountId: owner.id }))).rejects.toMatchObject({
    code: 'sites.owner_stays',
  })
})

test('without a recent password roles stay unchanged', async () => {
  const stale = as((tx) => invite({ ...tx, caller: callerOf({}) }, { email: 'x@example.com', roles: ['admin'] }))
  await expect(stale).rejects.toMatchObject({ code: 'accounts.step_up_first' })
})

test('T13 contributors of another site cannot be changed or removed from here', async () => {
  const accountId = other.account.id
  await expect(proven((tx) => removeContributor(tx, { accountId }))).rejects.toMatchObject({
    code: 'sites.contributor_missing',
  })
  await expect(proven((tx) => changeContributor(tx, { accountId, roles: ['viewer'] }))).rejects.toMatchObject({
    code: 'sites.contributor_missing',
  })
})

test('the list of contributors shows this site alone', async () => {
  const { contributors } = await other.as(contributorsOf)
  expect(contributors).toMatchObject([{ email: other.account.email, isOwner: true, roles: ['admin'] }])
})

const matrix = Object.keys(roles).flatMap((role) =>
  Object.keys(permissionCodes).map((permission) => [role as Role, permission as Permission] as const),
)

test('T14 a role may do exactly its row of the table', () => {
  const base = { ...ctx, site, locale: 'en' as const }
  const allowed = matrix.filter(([role, permission]) =>
    isAllowed(() => asOwner(base, owner, [role]).require(permission)),
  )
  expect(allowed).toEqual(matrix.filter(([role, permission]) => mayDo([role], permission)))
  expect(allowed.length).toBeLessThan(matrix.length)
  expect(isAllowed(() => asOwner(base, owner, []).require('basic'))).toBe(false)
})

function isAllowed(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/\n/evil',
  'config',
  '/.//evil.example',
])('T28 %j is no destination after entering a site', async (returnTo) => {
  const helper = await person()
  await acceptInvitation(helper.ctx, { token: (await invited(helper.email, ['editor'])).token })
  const code = new URL((await openSite(helper.ctx, { name: 'bakker', returnTo })).url).searchParams.get('code') ?? ''
  const { headers } = await enterSite({ ...calledBy(ctx), site, locale: 'en' }, { code })
  expect(headers).toEqual({ location: '/config' })
})

const offered = async (email: string) => {
  const emails = () => ctx.db.selectFrom('emails').select(['id', 'text']).where('recipient', '=', email).execute()
  const before = new Set((await emails()).map(({ id }) => id))
  await proven((tx) => offerSite(tx, { email, name: 'bakker' }))
  const [offer] = (await emails()).filter(({ id }) => !before.has(id))
  return /invitation\/([\w-]+)/.exec(offer?.text ?? '')?.[1] ?? ''
}

test('a site that is handed over has a new owner once they accept, and the former one stays an administrator', async () => {
  const helper = await person()
  await acceptInvitation(helper.ctx, { token: (await invited(helper.email, ['editor'])).token })
  const token = await offered(helper.email)
  expect(await readInvitation(ctx, { token })).toMatchObject({ offersOwnership: true })
  expect(await rolesOn(ctx, helper.account.id, site.id)).toEqual(['editor'])
  await acceptInvitation(helper.ctx, { token })
  expect(await rolesOn(ctx, helper.account.id, site.id)).toEqual(['admin', 'editor'])
  expect(await rolesOn(ctx, owner.id, site.id)).toEqual(['admin'])
  await expect(proven((tx) => offerSite(tx, { email: helper.email, name: 'bakker' }))).rejects.toMatchObject({
    code: 'sites.owner_only',
  })
  await ctx.db.updateTable('websites').set({ owner_id: owner.id }).where('id', '=', site.id).execute()
})

test('an offer of the site is for one address at a time, needs the site’s name, and is withdrawn like an invitation', async () => {
  const [first, second] = [await person(), await person()]
  const wrong = proven((tx) => offerSite(tx, { email: first.email, name: 'slager' }))
  await expect(wrong).rejects.toMatchObject({ code: 'sites.name_unfit' })
  const own = proven((tx) => offerSite(tx, { email: owner.email, name: 'bakker' }))
  await expect(own).rejects.toMatchObject({ code: 'sites.owned_already' })
  const [early, late] = [await offered(first.email), await offered(second.email)]
  await expect(acceptInvitation(first.ctx, { token: early })).rejects.toMatchObject({
    code: 'sites.invitation_missing',
  })
  const offer = await ctx.db
    .selectFrom('invitations')
    .select('id')
    .where('offers_ownership', '=', true)
    .executeTakeFirstOrThrow()
  await as((tx) => withdrawInvitation(tx, { id: offer.id }))
  await expect(acceptInvitation(second.ctx, { token: late })).rejects.toMatchObject({
    code: 'sites.invitation_missing',
  })
})

test('a removed site does not respond, can be restored for thirty days, and not after', async () => {
  await proven((tx) => removeSite(tx, { name: 'bakker' }))
  expect(await siteOfHost(ctx, 'bakker.localhost:8080')).toBeNull()
  expect(await siteOfHost(ctx, 'bakker.admin.localhost:8080')).toBeNull()
  const stranger = await person()
  await expect(restoreSite(stranger.ctx, { id: site.id })).rejects.toMatchObject({ code: 'sites.not_found' })
  const mine = { ...anyone(), account: owner }
  expect(await restoreSite(mine, { id: site.id })).toMatchObject({ status: 8, removedAt: null })
  expect(await siteOfHost(ctx, 'bakker.localhost:8080')).not.toBeNull()
  await proven((tx) => removeSite(tx, { name: 'bakker' }))
  ctx.clock.forward(31 * 86_400_000)
  await expect(restoreSite(mine, { id: site.id })).rejects.toMatchObject({ code: 'sites.restore_too_late' })
})

test('T36 every action on the site is in its audit trail, which is complete', async () => {
  const actions = await ctx.db.selectFrom('audit_log').select('action').where('website_id', '=', site.id).execute()
  expect(new Set(actions.map(({ action }) => action))).toEqual(
    new Set([
      'site.created',
      'contributor.invited',
      'contributor.accepted',
      'contributor.invitation_withdrawn',
      'contributor.changed',
      'contributor.removed',
      'site.entered',
      'site.offered',
      'site.transferred',
      'site.removed',
      'site.restored',
    ]),
  )
  expect(await verifyAudit(ctx, site.id)).toMatchObject({ intact: true, rows: actions.length })
})
