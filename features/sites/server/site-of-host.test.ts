import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { createOwner } from '#features/accounts/server'
import { changeSite } from './change-site.ts'
import { createSite } from './create-site.ts'
import { addDomain, domainOf, makePrimary, removeDomain, verifyDomain } from './domains.ts'
import { siteOfHost } from './site-of-host.ts'
import { siteById } from './site.queries.ts'

const ctx = await testContext()
const { site, as } = await testSite(ctx, { name: 'bakker' })
const other = await testSite(ctx, { name: 'kapper' })

test('a site answers at its built-in host and at its admin host', async () => {
  expect(await siteOfHost(ctx, 'bakker.localhost:8080')).toMatchObject({
    kind: 'public',
    site: { id: site.id, baseUrl: 'http://bakker.localhost:8080' },
  })
  expect(await siteOfHost(ctx, 'bakker.admin.localhost:8080')).toMatchObject({ kind: 'admin', site: { id: site.id } })
})

test.each([
  'localhost:8080',
  'bakker.localhost',
  'bakker.localhost:80',
  'bakker.localhost:8080.evil.example',
  'x.bakker.localhost:8080',
  'admin.localhost:8080',
  'bakker.example',
  'unknown.localhost:8080',
  'evilbakker.localhost:8080',
  '.localhost:8080',
  '',
])('T1 no site answers at %j', async (host) => {
  expect(await siteOfHost(ctx, host)).toBeNull()
})

test('a domain responds once its TXT record proves its owner, and then only for that site', async () => {
  const added = await as((owner) => addDomain(owner, { host: 'https://Bücher.example/' }))
  expect(added).toMatchObject({
    host: 'xn--bcher-kva.example',
    shown: 'bücher.example',
    verified: false,
    record: { name: '_quoin.xn--bcher-kva.example' },
  })
  expect(await siteOfHost(ctx, 'xn--bcher-kva.example:8080')).toBeNull()
  await expect(
    as((owner) => verifyDomain(owner, { id: added.id }, async () => ['quoin-site=wrong'])),
  ).rejects.toMatchObject({
    code: 'sites.domain_unproven',
  })
  await as((owner) => verifyDomain(owner, { id: added.id }, async () => ['v=spf1 -all', added.record.value]))
  expect(await siteOfHost(ctx, 'xn--bcher-kva.example:8080')).toMatchObject({
    kind: 'public',
    site: { id: site.id },
    canonical: 'bakker.localhost:8080',
  })
})

test('another site may claim the same domain, and cannot prove it while the first has it', async () => {
  const [mine, theirs] = [
    await as((owner) => addDomain(owner, { host: 'shared.example' })),
    await other.as((owner) => addDomain(owner, { host: 'shared.example' })),
  ]
  expect(theirs.record.value).not.toBe(mine.record.value)
  await as((owner) => verifyDomain(owner, { id: mine.id }, async () => [mine.record.value]))
  const late = other.as((owner) => verifyDomain(owner, { id: theirs.id }, async () => [theirs.record.value]))
  await expect(late).rejects.toMatchObject({ code: 'sites.domain_taken' })
  await as((owner) => removeDomain(owner, { id: mine.id }))
  await other.as((owner) => verifyDomain(owner, { id: theirs.id }, async () => [theirs.record.value]))
  expect(await siteOfHost(ctx, 'shared.example:8080')).toMatchObject({ site: { id: other.site.id } })
})

test('all hosts of a site lead to its primary domain, and absolute addresses are made from it', async () => {
  const added = await as((owner) => addDomain(owner, { host: 'www.bakker.example' }))
  await expect(as((owner) => makePrimary(owner, { id: added.id }))).rejects.toMatchObject({
    code: 'sites.domain_unproven',
  })
  await as((owner) => verifyDomain(owner, { id: added.id }, async () => [added.record.value]))
  await as((owner) => makePrimary(owner, { id: added.id }))
  expect(await siteOfHost(ctx, 'bakker.localhost:8080')).toMatchObject({
    canonical: 'www.bakker.example:8080',
    site: { baseUrl: 'http://www.bakker.example:8080' },
  })
  expect(await siteOfHost(ctx, 'www.bakker.example:8080')).not.toHaveProperty('canonical')
  expect(await siteOfHost(ctx, 'bakker.admin.localhost:8080')).not.toHaveProperty('canonical')
  await as((owner) => makePrimary(owner, { id: null }))
  expect(await siteOfHost(ctx, 'bakker.localhost:8080')).not.toHaveProperty('canonical')
})

test('T13 a domain of another site cannot be made primary, verified or removed', async () => {
  const theirs = await other.as((owner) => addDomain(owner, { host: 'theirs.example' }))
  for (const act of [makePrimary, verifyDomain, removeDomain]) {
    await expect(as<unknown>((owner) => act(owner, { id: theirs.id }))).rejects.toMatchObject({
      code: 'sites.domain_missing',
    })
  }
})

test.each([
  'localhost',
  'bakker.localhost',
  'x.admin.localhost',
  '127.0.0.1',
  '[::1]',
  '1.2.3.4',
  'no-dot',
  'two words.example',
  'a..example',
  '-a.example',
  'user@a.example',
  'a.example/path',
  'a.example:90',
  '',
])('no site can have %j as its domain', async (host) => {
  await expect(as((owner) => addDomain(owner, { host }))).rejects.toMatchObject({ code: 'sites.domain_unfit' })
})

test('a domain is read as DNS reads it', () => {
  expect([domainOf(' WWW.Example.COM. '), domainOf('täst.de'), domainOf('http://a.example/')]).toEqual([
    'www.example.com',
    'xn--tst-qla.de',
    'a.example',
  ])
})

test('a renamed site responds at its new host alone', async () => {
  const moving = await testSite(ctx, { name: 'oud' })
  await moving.as((owner) => changeSite(owner, { name: 'nieuw' }))
  expect(await siteOfHost(ctx, 'oud.localhost:8080')).toBeNull()
  expect(await siteOfHost(ctx, 'nieuw.localhost:8080')).toMatchObject({ site: { id: moving.site.id, name: 'nieuw' } })
})

test('a taken or reserved name is refused in words', async () => {
  const account = await createOwner(ctx, { email: 'names@example.com' })
  await expect(createSite({ ...ctx, account }, { title: 'X', name: 'bakker' })).rejects.toMatchObject({
    code: 'sites.name_taken',
  })
  for (const name of ['admin', 'www', 'api', 'files', 'static', 'mail', 'xn--abc', '-a', 'a-', 'A b', 'é']) {
    await expect(createSite({ ...ctx, account }, { title: 'X', name })).rejects.toMatchObject({
      code: 'sites.name_unfit',
    })
  }
})

test('a site without a name gets one from its title, and a number while that is taken', async () => {
  const account = await createOwner(ctx, { email: 'titles@example.com' })
  const names: (string | undefined)[] = []
  for (const title of ['Café Zoë & Co.', 'Café Zoë & Co.', 'Admin', '日本']) {
    const created = await createSite({ ...ctx, account }, { title, start: 'empty' })
    names.push((await siteById(ctx, created.id))?.name)
  }
  expect(names).toEqual(['cafe-zoe-co', 'cafe-zoe-co-2', 'site-admin', 'site'])
})
