import { accountsFeature } from '#features/accounts/server'
import { designFeature } from '#features/design/server'
import { type Feature, provide } from '#platform/context'
import type { Operation } from '#platform/document'
import { testContext } from '#support/context'
import { pageWithText } from '#support/page'
import { testSite } from '#support/site'
import { expect, test } from 'vitest'
import { changeDocument } from '../operations/append-operations.ts'
import { brokenLinks } from '../addresses/broken-links.ts'
import { createDocument } from './create-document.ts'
import { createPage, duplicatePage } from './create-page.ts'
import { unlocks } from '#support/unlocks'
import { lockVersion, setPassword } from '../access/passwords.ts'
import { operationsSince } from '../operations/operations-since.ts'
import { pageSettings, savePageSettings } from './page-settings.ts'
import { systemPages } from '../extension-points.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'
import { listRedirects, removeRedirect, saveRedirect } from '../addresses/redirects.ts'
import { draftOf } from './version-at.ts'

const searching: Feature = {
  name: 'searching',
  provides: [
    provide(systemPages, {
      '/search': { pageType: 102, query: [], document: () => Promise.reject(new Error('Nobody asks for it.')) },
    }),
  ],
}
const ctx = await testContext({
  features: [accountsFeature, designFeature, pagesFeature, searching],
})
const { as } = await testSite(ctx)
const blank = await testSite(ctx, { start: 'blank' })

let count = 0
const newPage = () =>
  as((owner) => pageWithText(owner, 'We bake.', { title: `Page ${++count}`, slug: `page-${count}` }))

test('settings are changes in the log like any other', async () => {
  const { page } = await newPage()
  const saved = await as((owner) =>
    savePageSettings(owner, { id: page.id, settings: { title: 'Brood', noindex: true } }),
  )
  expect([saved.settings.title, saved.settings.noindex, saved.summary.title, saved.seq]).toEqual([
    'Brood',
    true,
    'Brood',
    1,
  ])
  expect((await as((owner) => operationsSince(owner, { id: page.id, since: 0 }))).operations).toHaveLength(1)
})

test('saving unchanged settings writes nothing', async () => {
  const { page } = await newPage()
  const { settings } = await as((owner) => pageSettings(owner, { id: page.id }))
  expect((await as((owner) => savePageSettings(owner, { id: page.id, settings }))).seq).toBe(0)
})

test('a slug is cleaned when it is typed, and refused when nothing is left of it', async () => {
  const { page } = await newPage()
  const save = (slug: string) => as((owner) => savePageSettings(owner, { id: page.id, settings: { slug } }))
  expect((await save('  Ons Brood & Gebak!  ')).settings.slug).toBe('ons-brood-gebak')
  await expect(save('!!!')).rejects.toMatchObject({ code: 'pages.slug_empty' })
})

test('two new pages of one title have addresses of their own', async () => {
  const pages = await as(async (owner) => [
    await createPage(owner, { title: 'Menu' }),
    await createPage(owner, { title: 'Menu' }),
    await createPage(owner, { title: 'Cart' }),
  ])
  expect(pages.map(({ slug }) => slug)).toEqual(['menu', 'menu-2', 'cart-2'])
})

test('a copy of a page is a draft with ids and an address of its own', async () => {
  const { page, block } = await newPage()
  const copy = await as((owner) => duplicatePage(owner, { id: page.id }))
  const draft = await as((owner) => draftOf(owner, copy.id))
  expect(copy).toMatchObject({ status: 4, path: null, title: `Page ${count} (2)` })
  expect(Object.keys(draft.blocks)).not.toContain(block.id)
  expect(Object.values(draft.blocks).map(({ props }) => props)).toEqual([block.props])
})

test('a page password opens only with the correct text, and is never part of the document', async () => {
  const { page } = await newPage()
  await as((owner) => savePageSettings(owner, { id: page.id, settings: {}, password: 'sourdough' }))
  expect(await as((owner) => unlocks(owner, { id: page.id, password: 'sourdough' }))).toBe(true)
  expect(await as((owner) => unlocks(owner, { id: page.id, password: 'rye' }))).toBe(false)
  const rows = await as((owner) =>
    owner.db.selectFrom('documents').select(['head']).where('id', '=', page.id).execute(),
  )
  const log = await as((owner) => operationsSince(owner, { id: page.id, since: 0 }))
  expect(JSON.stringify([rows, log])).not.toContain('sourdough')
})

test('ten bullets leave the password unchanged', async () => {
  const { page } = await newPage()
  await as((owner) => savePageSettings(owner, { id: page.id, settings: {}, password: 'sourdough' }))
  const { password } = await as((owner) => pageSettings(owner, { id: page.id }))
  await as((owner) => savePageSettings(owner, { id: page.id, settings: { title: 'Else' }, password }))
  expect(password).toBe('••••••••••')
  expect(await as((owner) => unlocks(owner, { id: page.id, password: 'sourdough' }))).toBe(true)
})

test('a password that a person chooses here has at least four characters', async () => {
  const { page } = await newPage()
  const saving = as((owner) => savePageSettings(owner, { id: page.id, settings: {}, password: 'rye' }))
  await expect(saving).rejects.toMatchObject({ code: 'pages.password_too_short' })
})

test('an empty password opens the page to all visitors', async () => {
  const { page } = await newPage()
  await as((owner) => setPassword(owner, { id: page.id, password: 'sourdough' }))
  await as((owner) => savePageSettings(owner, { id: page.id, settings: {}, password: '' }))
  expect(await as((owner) => lockVersion(owner, page.id))).toBeNull()
})

test('opening a page to all visitors removes its lock, and requiring a password needs one', async () => {
  const { page } = await newPage()
  const save = (settings: { access: 'public' | 'password' }, password?: string) =>
    as((owner) => savePageSettings(owner, { id: page.id, settings, password }))
  await expect(save({ access: 'password' }, '')).rejects.toMatchObject({ code: 'pages.password_missing' })
  expect((await save({ access: 'password' }, 'sourdough')).settings.access).toBe('password')
  expect((await save({ access: 'public' }, '••••••••••')).settings.access).toBe('public')
  expect(await as((owner) => lockVersion(owner, page.id))).toBeNull()
})

test('an owner’s redirect leads on, is listed and can be removed', async () => {
  const { page } = await newPage()
  await as((owner) => publish(owner, { documents: [page.id] }))
  await as((owner) =>
    saveRedirect(owner, { path: '/oud?p=12', target: 'https://elsewhere.example/x', permanent: false }),
  )
  const { redirects } = await as((owner) => listRedirects(owner))
  expect(redirects.filter(({ automatic }) => !automatic)).toMatchObject([
    { path: '/oud?p=12', target: 'https://elsewhere.example/x', permanent: false },
  ])
  await as((owner) => removeRedirect(owner, { path: '/oud?p=12' }))
  expect((await as((owner) => listRedirects(owner))).redirects.filter(({ automatic }) => !automatic)).toEqual([])
})

test('a redirect over a page, over one of the product, to itself, in a ring or to a script is refused', async () => {
  const { page } = await newPage()
  await as((owner) => publish(owner, { documents: [page.id] }))
  const save = (path: string, target: string) => as((owner) => saveRedirect(owner, { path, target, permanent: true }))
  await expect(save(`/page-${count}`, '/else')).rejects.toMatchObject({ code: 'pages.path_in_use' })
  await expect(save('/a', '/a')).rejects.toMatchObject({ code: 'pages.redirect_loop' })
  await save('/ring-b', '/ring-a')
  await expect(save('/ring-a', '/ring-b')).rejects.toMatchObject({ code: 'pages.redirect_loop' })
  await expect(save('/b', 'javascript:alert(1)')).rejects.toMatchObject({ code: 'pages.redirect_target' })
  await expect(save('/search', '/b')).rejects.toMatchObject({ code: 'pages.slug_reserved' })
  await expect(save('/b', '//evil.example')).rejects.toMatchObject({ code: 'pages.redirect_target' })
})

const link = (from: number, href: string) => ({
  stepType: 'addMark',
  mark: { type: 'link', attrs: { href, target: null, title: null } },
  from,
  to: from + 1,
})

test('broken links are reported before publishing', async () => {
  const { page, block } = await newPage()
  const steps = [
    link(1, '/nothing'),
    link(2, '#nowhere'),
    link(4, '/search'),
    link(5, 'tel:1'),
    link(6, 'https://elsewhere.example'),
  ]
  const operation: Operation = { kind: 'changeText', id: block.id, path: ['text'], steps }
  await as((owner) => changeDocument(owner, { id: page.id, operation }))
  const { links } = await as((owner) => brokenLinks(owner, { id: page.id }))
  expect(links.map(({ link: found, fault }) => [found, fault])).toEqual([
    ['/nothing', 'nothingThere'],
    ['#nowhere', 'noSuchAnchor'],
    ['tel:1', 'notAPhoneNumber'],
  ])
  expect(links[0]?.sentence).toBe('Visitors find nothing at /nothing.')
})

test('a link to a page that is not published yet names that page', async () => {
  const { page, block } = await newPage()
  const { id } = await as((owner) =>
    createDocument(owner, { kind: 'page', settings: { title: 'Later', slug: 'later' } }),
  )
  const steps = [link(1, '/later')]
  const operation: Operation = { kind: 'changeText', id: block.id, path: ['text'], steps }
  await as((owner) => changeDocument(owner, { id: page.id, operation }))
  const links = await as(async (owner) => (await brokenLinks(owner, { id: page.id })).links)
  expect(links.map(({ fault, documentId, sentence }) => [fault, documentId, sentence])).toEqual([
    ['notPublished', id, '“Later” is not published yet: visitors find nothing at /later.'],
  ])
})

test('a blank site has a header and a footer that visitors see, and a home page that is a draft until its owner publishes it', async () => {
  const rows = await blank.as((owner) =>
    owner.db
      .selectFrom('documents')
      .leftJoin('addresses', 'addresses.document_id', 'documents.id')
      .select(['kind', 'status', 'path'])
      .orderBy('kind')
      .execute(),
  )
  expect(rows).toEqual([
    { kind: 'footer', status: 1, path: null },
    { kind: 'header', status: 1, path: null },
    { kind: 'page', status: 4, path: null },
    { kind: 'styles', status: 1, path: null },
  ])
})
