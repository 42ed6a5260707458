import { expect, test } from 'vitest'
import { accountByEmail } from '#features/accounts/server'
import { callerOf } from '#support/caller'
import { sitePeople } from '#support/site-people'
import { invitationLink } from './invitation-link.ts'
import { acceptInvitation, readInvitation, withdrawInvitation } from './invitations.ts'
import { asOwner, rolesOn } from './roles-on.ts'
import { offerSite } from './transfer-site.ts'

const { ctx, password, site, as, owner, anyone, person, proven, invited } = await sitePeople()

const missing = { code: 'sites.invitation_missing' }
const tokenIn = (url: string): string => url.split('/invitation/')[1] ?? ''
const linkOf = async (id: string): Promise<string> => tokenIn((await proven((tx) => invitationLink(tx, { id }))).url)

test('the link of an invitation lets the invited account in, once, and the email still works', async () => {
  const helper = await person()
  const { invitation, token } = await invited(helper.email, ['viewer'])
  const link = await linkOf(invitation.id)
  expect(link).toMatch(/^[\w-]{43}$/)
  expect(await linkOf(invitation.id)).toBe(link)
  expect((await readInvitation(ctx, { token })).email).toBe(helper.email)
  await acceptInvitation(helper.ctx, { token: link })
  expect(await rolesOn(ctx, helper.account.id, site.id)).toEqual(['viewer'])
  await expect(acceptInvitation(helper.ctx, { token: link })).rejects.toMatchObject(missing)
})

test('a person with only the link makes no account of an address before its email is answered', async () => {
  const email = 'someone@example.com'
  const { invitation } = await invited(email, ['admin'])
  const token = await linkOf(invitation.id)
  const sending = { ...anyone(), config: { ...ctx.config, smtpUrl: 'smtp://127.0.0.1:9' } }
  expect(await acceptInvitation(sending, { token, name: 'Not them', password })).toEqual({ site: null, cookies: [] })
  expect(await accountByEmail(ctx, email)).toBeUndefined()
  const emails = await ctx.db.selectFrom('emails').select('text').where('recipient', '=', email).execute()
  expect(emails.filter(({ text }) => /\/confirm\/[\w-]{43}/.test(text)).length).toBe(1)
})

test('without a mail server the link alone makes the account of its address, once', async () => {
  const email = 'neighbour@example.com'
  const { invitation } = await invited(email, ['viewer'])
  const answer = await proven((tx) => invitationLink(tx, { id: invitation.id }))
  expect(answer).toMatchObject({ email, expiresAt: invitation.expiresAt })
  const token = tokenIn(answer.url)
  expect((await acceptInvitation(anyone(), { token, name: 'Bo', password })).site?.id).toBe(site.id)
  const account = await accountByEmail(ctx, email)
  expect(await rolesOn(ctx, account?.id ?? '', site.id)).toEqual(['viewer'])
  await expect(acceptInvitation(anyone(), { token, name: 'Eve', password })).rejects.toMatchObject(missing)
})

test('a link ends with its invitation: withdrawn, sent again, after seven days', async () => {
  const first = await invited('late@example.com', ['viewer'])
  const link = await linkOf(first.invitation.id)
  const second = await invited('late@example.com', ['viewer'])
  await expect(readInvitation(ctx, { token: link })).rejects.toMatchObject(missing)
  const next = await linkOf(second.invitation.id)
  const start = ctx.now()
  ctx.clock.forward(7 * 86_400_000)
  await expect(readInvitation(ctx, { token: next })).rejects.toMatchObject(missing)
  ctx.clock.set(start)
  await as((tx) => withdrawInvitation(tx, { id: second.invitation.id }))
  await expect(readInvitation(ctx, { token: next })).rejects.toMatchObject(missing)
})

test('a link with another seal, or of another id, leads nowhere', async () => {
  const [one, two] = [await invited('one@example.com', ['viewer']), await invited('two@example.com', ['viewer'])]
  const [ofOne, ofTwo] = [await linkOf(one.invitation.id), await linkOf(two.invitation.id)]
  const mixed = ofOne.slice(0, 16) + ofTwo.slice(16)
  await expect(readInvitation(ctx, { token: mixed })).rejects.toMatchObject(missing)
  expect((await readInvitation(ctx, { token: ofTwo })).email).toBe('two@example.com')
})

test('T14 only a person who manages the people of a site, and has just confirmed the password, gets a link', async () => {
  const { id } = (await invited('dear@example.com', ['admin'])).invitation
  const stale = as((tx) => invitationLink({ ...tx, caller: callerOf({}) }, { id }))
  await expect(stale).rejects.toMatchObject({ code: 'accounts.step_up_first' })
  const asEditor = proven((tx) => invitationLink({ ...tx, ...asOwner(tx, owner, ['editor']) }, { id }))
  await expect(asEditor).rejects.toMatchObject({ code: 'accounts.not_allowed' })
})

test('without a mail server an offer of the site has a link for its owner alone, and its holder owns the site', async () => {
  const offer = await proven((tx) => offerSite(tx, { email: 'buyer@example.com', name: site.name }))
  const admin = await person()
  await expect(
    proven((tx) => invitationLink({ ...tx, ...asOwner(tx, admin.account, ['admin']) }, { id: offer.id })),
  ).rejects.toMatchObject(missing)
  const sending = { ...ctx.config, smtpUrl: 'smtp://127.0.0.1:9' }
  await expect(proven((tx) => invitationLink({ ...tx, config: sending }, { id: offer.id }))).rejects.toMatchObject(
    missing,
  )
  const token = await linkOf(offer.id)
  expect(await readInvitation(ctx, { token })).toMatchObject({ email: 'buyer@example.com', offersOwnership: true })
  await acceptInvitation(anyone(), { token, name: 'Bo', password })
  const buyer = await accountByEmail(ctx, 'buyer@example.com')
  const owned = ctx.db.selectFrom('websites').select('owner_id').where('id', '=', site.id)
  expect((await owned.executeTakeFirstOrThrow()).owner_id).toBe(buyer?.id)
})
