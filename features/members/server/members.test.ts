import { textSection } from '#support/text-section'
import { beforeAll, expect, test } from 'vitest'
import { createCollection, createItem } from '#features/content/server'
import { insertNode } from '#features/navigation/contract'
import { ensureNavigation } from '#features/navigation/server'
import { changeDocument, createDocument, publish } from '#features/pages/server'
import { newId } from '#platform/contract'
import { doDueJobs } from '#support/due-jobs'
import type { Browser } from '#support/request'
import { removeMember, setBlocked } from './block-member.ts'
import { exportMembers, listMembers, readMember } from './list-members.ts'
import { memberSite } from '#support/member-site'

const { ctx, bakery, app, host, api, password, asForm, visitor, emailTo, joined, signIn, sessionInfo, proof } =
  await memberSite()

async function secretPage(title: string, slug: string): Promise<string> {
  return bakery.as(async (tx) => {
    const settings = { title, slug, access: 'members' }
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings,
      ...textSection('Het geheime desemrecept'),
    })
    await publish(tx, { documents: [id] })
    return id
  })
}

let member: Browser
beforeAll(async () => {
  await secretPage('Recepten', 'recepten')
  member = await joined('noor@example.com')
  await doDueJobs(ctx)
})

test('C7.38 C7.39 a login with e-mail address, password and rememberMe returns the token for later calls', async () => {
  const browser = visitor()
  const answered = await signIn(browser, 'Noor@Example.com ', { rememberMe: true })
  expect(answered.json()).toMatchObject({
    xsrfToken: expect.stringMatching(/^[\w-]{43}$/),
    member: { email: 'noor@example.com' },
  })
  const cookies = [answered.headers['set-cookie'] ?? []].flat()
  expect(cookies.find((line) => line.startsWith('__Host-member='))).toMatch(
    /Max-Age=\d+.*Secure; HttpOnly; SameSite=Lax/,
  )
  expect(cookies.find((line) => line.startsWith('__Host-isMember='))).toMatch(/^__Host-isMember=1;/)
  const brief = [(await signIn(visitor(), 'noor@example.com')).headers['set-cookie'] ?? []].flat()
  expect(brief.find((line) => line.startsWith('__Host-member='))).not.toContain('Max-Age')
})

test('C7.39 a change needs the token of this very session in the header, and the cookie', async () => {
  const [mine, other] = [visitor(), visitor()]
  await signIn(mine, 'noor@example.com')
  await signIn(other, 'noor@example.com')
  const change = (browser: Browser, headers: Record<string, string>) =>
    browser.send('POST', `${api}/profile`, { name: 'Noor Bakker' }, headers)
  expect((await change(mine, {})).status).toBe(403)
  expect((await change(mine, await proof(other))).status).toBe(403)
  expect((await change(visitor(), await proof(mine))).status).toBe(401)
  expect((await change(mine, await proof(mine))).json()).toEqual({ to: '/account?said=profile' })
})

test('a session of one site is worthless on another', async () => {
  const elsewhere = app.browser('molen.localhost:8080', { '__Host-member': member.cookies.get('__Host-member') ?? '' })
  expect(await sessionInfo(elsewhere)).toEqual({ xsrfToken: null, member: null })
})

test('C7.40 signing out ends the session on the server, once the crumb is right', async () => {
  const browser = visitor()
  await signIn(browser, 'noor@example.com')
  const cookie = browser.cookies.get('__Host-member') ?? ''
  const headers = { ...asForm, 'sec-fetch-mode': 'cors', ...(await proof(browser)) }
  const first = await browser.ask(`${api}/session?cloneCart=true`, {
    method: 'DELETE',
    headers: { ...headers, crumb: 'stale' },
  })
  expect(first.json()).toMatchObject({ crumbFail: true, crumb: expect.any(String) })
  const again = await browser.ask(`${api}/session?cloneCart=true`, {
    method: 'DELETE',
    headers: { ...headers, crumb: String(first.json()['crumb']) },
  })
  expect(again.json()).toEqual({ to: '/account/sign-in?said=out' })
  expect(browser.cookies.has('__Host-isMember')).toBe(false)
  expect(await sessionInfo(app.browser(host, { '__Host-member': cookie }))).toEqual({ xsrfToken: null, member: null })
})

test('an unknown address, a wrong password and a blocked member get one response', async () => {
  await joined('dicht@example.com')
  const { members } = await bakery.as((tx) => listMembers(tx, { search: 'dicht', limit: 10 }))
  await bakery.as((tx) => setBlocked(tx, { id: members[0]?.id ?? '', isBlocked: true }))
  const answers = [
    await visitor().send('POST', `${api}/session`, { email: 'niemand@example.com', password }),
    await visitor().send('POST', `${api}/session`, { email: 'noor@example.com', password: 'iets anders' }),
    await visitor().send('POST', `${api}/session`, { email: 'dicht@example.com', password }),
  ]
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(401)
})

test('guesses at one member run out, and the correct password does not help then', async () => {
  await joined('doelwit@example.com')
  const guess = (word: string) =>
    visitor().send('POST', `${api}/session`, { email: 'doelwit@example.com', password: word })
  for (let n = 0; n < 8; n++) await guess(`gok ${n}`)
  expect((await guess(password)).status).toBe(429)
})

test('joining with a known address gets the same response, and the email tells its owner', async () => {
  const fresh = await visitor().send('POST', api, { email: 'nieuw@example.com', password, name: 'Nieuw' })
  const existing = await visitor().send('POST', api, { email: 'noor@example.com', password, name: 'Noor' })
  expect([existing.status, existing.text]).toEqual([fresh.status, fresh.text])
  await doDueJobs(ctx)
  expect(await emailTo('noor@example.com', 'Je hebt al een account bij Korenbloem')).toBeDefined()
  expect(await emailTo('nieuw@example.com', 'Rond je account bij Korenbloem af')).toBeDefined()
})

test('B6.06 B6.07 C6.23 C6.24 R1.59 C2.97 a page for members shows visitors the sign-in page (105) and members the page, and never one in place of the other', async () => {
  const before = await visitor().ask('/recepten')
  expect(before.status).toBe(403)
  expect(before.text).toContain('Deze pagina is alleen beschikbaar voor leden van deze site.')
  expect(before.text).not.toContain('desemrecept')
  const siteCtx = await member.ask('/recepten')
  expect(siteCtx.text).toContain('Het geheime desemrecept')
  expect(siteCtx.headers['cache-control']).toContain('private')
  expect((await visitor().ask('/recepten')).text).not.toContain('desemrecept')
})

test('members and visitors who request a page at the same moment get each their own', async () => {
  const answers = await Promise.all(
    [visitor(), member, visitor(), member].map((browser) => browser.ask('/recepten?x=1')),
  )
  expect(answers.map(({ text }) => text.includes('desemrecept'))).toEqual([false, true, false, true])
})

test('B6.07 search, feeds and the site map contain no pages for members', async () => {
  const blog = await bakery.as((tx) => createCollection(tx, { type: 'blog', title: 'Nieuws' }))
  await bakery.as(async (tx) => {
    const { id } = await createItem(tx, {
      collectionId: blog.id,
      settings: { title: 'Ledenpost', access: 'members', description: 'Fluisterwoord' },
    })
    await publish(tx, { documents: [id] })
  })
  await doDueJobs(ctx)
  const paths = [
    '/search?q=desemrecept',
    '/search?q=Recepten',
    '/sitemap.xml',
    '/nieuws?format=rss',
    '/nieuws?format=json',
    '/search?q=Fluisterwoord',
  ]
  const texts = await Promise.all(paths.map(async (path) => (await visitor().ask(path)).text))
  expect(texts.join('\n')).not.toMatch(/desemrecept<|geheime|Fluisterwoord<|\/recepten[<"]|ledenpost<\/loc/)
})

test('C9.45 the menu _memberareas appears on the page of the account', async () => {
  await bakery.as(async (tx) => {
    const { id } = await ensureNavigation(tx)
    const node = { target: { kind: 'url' as const, href: '/recepten' }, label: 'Receptenboek' }
    await changeDocument(tx, {
      id,
      operation: insertNode({ nodes: {} }, newId(), { tree: '_memberareas', parent: null }, node),
    })
    await publish(tx, { documents: [id] })
  })
  expect((await member.ask('/account')).text).toMatch(/Voor leden.*href="\/recepten".*Receptenboek/s)
})

test('owners find, read, export and remove members, and people without the permission cannot', async () => {
  const removedMember = await joined('weg@example.com')
  const { members } = await bakery.as((tx) => listMembers(tx, { search: 'WEG@', limit: 10 }))
  const id = members[0]?.id ?? ''
  expect(await bakery.as((tx) => readMember(tx, { id }))).toMatchObject({
    email: 'weg@example.com',
    sessions: [{}],
  })
  expect((await bakery.as((tx) => exportMembers(tx))).body).toContain('weg@example.com,Noor')
  await expect(bakery.as((tx) => listMembers(tx, { search: '', limit: 10 }), ['editor'])).rejects.toThrow(/role/)
  await bakery.as((tx) => removeMember(tx, { id }))
  expect((await sessionInfo(removedMember)).member).toBeNull()
})
