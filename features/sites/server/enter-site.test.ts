import { expect, test } from 'vitest'
import { authenticate } from '#features/accounts/server'
import { signOut } from '#support/internals'
import { calledBy, kept } from '#support/caller'
import { enterSite, openSite } from './enter-site.ts'
import { acceptInvitation } from './people/invitations.ts'
import { sitePeople } from '#support/site-people'

const { ctx, site, other, person, invited, enter } = await sitePeople()

test('a browser that is signed in to the platform enters a site by a code that is valid once', async () => {
  const helper = await person()
  await acceptInvitation(helper.ctx, { token: (await invited(helper.email, ['editor'])).token })
  const { url } = await openSite(helper.ctx, { name: 'bakker', returnTo: '/config/pages' })
  expect(url).toMatch(/^http:\/\/bakker\.admin\.localhost:8080\/config\/enter\?code=[\w-]{43}$/)
  const code = new URL(url).searchParams.get('code') ?? ''
  const there = { ...calledBy(ctx), site, locale: 'en' as const }
  const first = await enterSite(there, { code })
  expect(first).toMatchObject({ status: 302, headers: { location: '/config/pages' } })
  expect(
    await authenticate(ctx, { token: kept(first.cookies)['__Host-quoin'] ?? '', websiteId: site.id }),
  ).toMatchObject({
    account: { id: helper.account.id },
  })
  const second = await enterSite(there, { code })
  expect(second).toMatchObject({
    headers: { location: 'http://localhost:8080/open/bakker?returnTo=%2Fconfig' },
    cookies: [{ value: null }],
  })
})

test('a code for one site does not open another, nor does it after a minute', async () => {
  const helper = await person()
  await acceptInvitation(helper.ctx, { token: (await invited(helper.email, ['editor'])).token })
  const codeOf = async () =>
    new URL((await openSite(helper.ctx, { name: 'bakker' })).url).searchParams.get('code') ?? ''
  const elsewhere = await enterSite({ ...calledBy(ctx), site: other.site, locale: 'en' }, { code: await codeOf() })
  expect(elsewhere.cookies).toEqual([{ name: '__Host-quoin', value: null }])
  const code = await codeOf()
  ctx.clock.forward(61_000)
  const late = await enterSite({ ...calledBy(ctx), site, locale: 'en' }, { code })
  expect(late.cookies).toEqual([{ name: '__Host-quoin', value: null }])
})

test('an account without a role cannot open a site, and the site looks nonexistent to it', async () => {
  const stranger = await person()
  await expect(openSite(stranger.ctx, { name: 'bakker' })).rejects.toMatchObject({ code: 'sites.not_found' })
  await expect(openSite(stranger.ctx, { name: 'no-such-site' })).rejects.toMatchObject({ code: 'sites.not_found' })
})

test('signing out of the platform ends the sites that were entered from it', async () => {
  const helper = await person()
  await acceptInvitation(helper.ctx, { token: (await invited(helper.email, ['editor'])).token })
  const token = await enter(helper.ctx)
  await signOut(ctx, helper.cookies['__Host-quoin'] ?? '')
  expect(await authenticate(ctx, { token, websiteId: site.id })).toBeNull()
})
