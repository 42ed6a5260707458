import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isOpenTo, setPassword } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { everybody } from '#platform/contract'
import { testContext } from '#support/context'
import { servedPages } from '#support/served-pages'
import { longestStall } from '#support/longest-stall'
import { whatRuns } from './check-html.ts'
import { formulasIn } from './formula-cells.ts'
import { faultyCookies, plainNames } from './cookie-names.ts'
import { leaks, reading, silent } from './locked/outlets.ts'
import { careless, needless } from './readers.ts'
import { payloads, scriptLinks } from './payloads.ts'
import { productPlants } from './product-plants.ts'
import { type Holder, forgedRequests, forgeriesThatPass } from './check-senders.ts'
import { guardedTables, rowsSeen, unguardedTables } from './rls.ts'
import { runPlants } from './run-plants.ts'
import { type Call, type CalledBy, type Person, expectedOf, wrongAnswers, waysPast } from './check-routes.ts'

// Each check of this folder is run against something that is known to have the hole it looks for.
const ctx = await testContext()

const edit: CalledBy = { method: 'POST', path: '/api/things/:id', allows: 'content.edit', host: 'admin' }
const list: CalledBy = { method: 'GET', path: '/api/things', allows: 'config', host: 'admin' }
const viewer: Person = { name: 'viewer', isKnown: true, roles: ['viewer'] }
const nobody: Person = { name: 'nobody', isKnown: false, roles: [] }
const through = { status: 400, code: 'http.invalid_input', tells: true }

/** Answers as declared, but for what is planted. */
function toy(planted: (path: string, person: Person) => boolean): Call {
  return async (person, route, host, path) => {
    const isPlain = path === route.path.replace(':id', 'x')
    if (planted(path, person)) return through
    if (!isPlain) return { status: 404, code: 'http.not_found', tells: true }
    const expected = expectedOf(person, route, host)
    return expected === 'through' ? through : { status: expected, code: '', tells: true }
  }
}

test('the route check finds a route that forgot its permission, and nothing where none did', async () => {
  const forgot = toy((path, { name }) => path === '/api/things/x' && name === 'viewer')
  expect(await wrongAnswers([edit, list], [viewer, nobody], forgot, ['admin'])).toEqual([
    'viewer: POST /api/things/:id on admin answered 400 http.invalid_input, not 403',
  ])
  const sound = toy(() => false)
  expect(await wrongAnswers([edit, list], [viewer, nobody], sound, ['admin'])).toEqual([])
  expect(await waysPast([edit, list], viewer, sound, 'admin')).toEqual([])
})

test.each([
  '/API/things/x',
  '/api//things/x',
  '/api/things/x/',
  '/%2e/api/things/x',
  '//api/things/x',
  '/api/%74hings/x',
])('the check of other ways to write an address finds %s', async (hole) => {
  expect(
    await waysPast(
      [edit],
      viewer,
      toy((path) => path === hole),
      'admin',
    ),
  ).toHaveLength(1)
})

const holder: Holder = { host: 'bakker.admin.localhost:8080', crumb: 'mine', cookie: '__Host-quoin=t; crumb=mine' }
const forged = forgedRequests(holder, { 'with the crumb of another site': 'theirs' })

test('the check of senders finds a server that asks for no crumb, and one that takes any', async () => {
  const asksNothing = await forgeriesThatPass(forged, async () => ({ status: 200, text: '{}' }))
  const takesAny = await forgeriesThatPass(forged, async ({ headers = {} }) => ({
    status: headers['x-csrf-token'] ? 400 : 403,
    text: '{}',
  }))
  const seesOrigins = await forgeriesThatPass(forged, async ({ headers = {} }) => ({
    status: headers['origin'] === `http://${holder.host}` ? 400 : 403,
    text: '{}',
  }))
  expect(asksNothing).toHaveLength(Object.keys(forged).length)
  expect(takesAny).toContain('with the crumb of another site: 400')
  expect(seesOrigins).toEqual([
    'without a crumb: 400',
    'with an empty crumb: 400',
    'with the crumb of another site: 400',
  ])
  expect(await forgeriesThatPass(forged, async () => ({ status: 403, text: '{}' }))).toEqual([])
})

test.each([
  ['none', 'create table jars (website_id text, id text)'],
  [
    'one that spares the owner of the table',
    "create table jars (website_id text, id text); select quoin_tenant('jars'); alter table jars no force row level security",
  ],
])('the check of tables finds a table whose row-level security is %s', async (_, planted) => {
  for (const statement of planted.split(';')) await sql.raw(statement).execute(ctx.db)
  const found = await unguardedTables(ctx)
  await sql`drop table jars`.execute(ctx.db)
  expect(found).toEqual(['jars'])
})

test('the check of rows finds a policy that admits every role', async () => {
  await sql`create table jars (website_id text, id text)`.execute(ctx.db)
  await sql`insert into jars values ('a', 'b')`.execute(ctx.db)
  await sql`select quoin_tenant('jars')`.execute(ctx.db)
  const sound = await rowsSeen(ctx, ['jars'], null)
  await sql`create policy hole on jars using (true)`.execute(ctx.db)
  const holed = await rowsSeen(ctx, await guardedTables(ctx), null)
  await sql`drop table jars`.execute(ctx.db)
  expect([sound['jars'], holed['jars']]).toEqual([0, 1])
})

test('the check of locked content finds a list that does not check access, and an outlet that never showed anything', async () => {
  const { as, app, host, page } = await servedPages()
  const id = await page('geheim', 'kanariewoord')
  const titles = (where: (query: ReturnType<typeof drafts>) => ReturnType<typeof drafts>) => async () =>
    JSON.stringify(await as((tx) => where(drafts(tx)).execute()))
  const drafts = (tx: OwnerTransaction) => tx.db.selectFrom('documents').select('title')
  const listing = { name: 'asks nobody', ask: titles((query) => query) }
  const careful = { name: 'asks', ask: titles((query) => query.where(isOpenTo(everybody))) }
  const empty = { name: 'empty', ask: titles((query) => query.where('title', '=', '')) }
  const secret = { words: ['kanariewoord'], asset: null, path: '/geheim' }
  const outlets = [listing, careful, empty, reading('its address', '/geheim', true)]
  expect(await silent(outlets, secret, () => app.browser(host))).toEqual(['empty'])
  await as((tx) => setPassword(tx, { id, password: 'zuurdesem' }))
  expect(await leaks(outlets, secret, () => app.browser(host))).toEqual(['asks nobody: kanariewoord'])
})

test('the check of readers finds code that reads published content without checking access', () => {
  const files = new Map([
    ['list.ts', "siteTables(ctx).selectFrom('items').selectAll()"],
    ['guarded.ts', "siteTables(ctx).selectFrom('items').where(isOpenTo(everybody, 'items'))"],
    ['known.ts', 'await publishedDocuments(ctx, { ids })'],
    ['other.ts', "siteTables(ctx).selectFrom('authors')"],
  ])
  expect(careless(files, { 'known.ts': 'for owners' })).toEqual(['list.ts'])
  expect(needless(files, { 'known.ts': 'for owners', 'guarded.ts': 'once', 'gone.ts': 'once' })).toEqual([
    'guarded.ts',
    'gone.ts',
  ])
})

/** Payloads that run only after a filter has repaired them, or where scripts are off. */
const onlyMended = /^[^<]*$|&lt;|&#60;|%3C|<scr<script|<img\/src=x\/|<math><mi|<noscript>/

test('the check of pages finds unescaped output of a template, and none in an escaping one', () => {
  const markup = payloads.filter(
    (payload) =>
      !onlyMended.test(payload) && /<(script|img|svg|body|input|iframe|object|embed|base|details)\b/i.test(payload),
  )
  const missed = markup.filter((payload) => whatRuns(`<p>${payload}</p><a title="${payload}">`, null).length === 0)
  expect(markup.length).toBeGreaterThan(150)
  expect(missed).toEqual([])
  const attributes = ['" onfocus=canary() x="', '" autofocus onfocus=canary() "']
  expect(attributes.filter((payload) => whatRuns(`<p title="${payload}">`, null).length === 0)).toEqual([])
  const escaped = payloads.map((payload) =>
    payload.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`),
  )
  expect(escaped.filter((payload) => whatRuns(`<p title="${payload}">${payload}</p>`, null).length > 0)).toEqual([])
})

test('the check of pages finds links that run code, and scripts without the nonce of the page', () => {
  const raw = scriptLinks.filter((link) =>
    /^[\s\S]{0,2}(javascript|vbscript|data|file|feed|view-source|blob):/i.test(link),
  )
  expect(
    raw.filter(
      (link) =>
        whatRuns(`<a href="${link.replaceAll('"', '&quot;')}">x</a>`, null).length === 0 &&
        !/^[\u00a0\ufeff]/.test(link),
    ),
  ).toEqual([])
  expect(whatRuns('<script nonce="guess" src="/x.js"></script>', 'right')).toEqual(['script /x.js'])
  expect(
    whatRuns('<script nonce="right" src="/x.js"></script><script type="application/json">{}</script>', 'right'),
  ).toEqual([])
})

test('the check of exports finds a cell that runs, also behind blanks, and none in plain text', () => {
  expect(formulasIn('a,=1+1\r\n" +cmd|x",-2.5\r\n')).toEqual(['=1+1', ' +cmd|x'])
  expect(formulasIn('\uFEFFa,"\'=1+1"\r\n+3,31 6\r\n')).toEqual([])
})

test('the measure of stalls finds work that blocks the thread, and not work of the same length with pauses', async () => {
  const busy = (ms: number) => {
    const spent = () => Object.values(process.threadCpuUsage()).reduce((sum, part) => sum + part, 0)
    const until = spent() + ms * 1000
    while (spent() < until);
  }
  expect(await longestStall(() => busy(120), 1)).toBeGreaterThan(100)
  const inParts = async () => {
    for (let part = 0; part < 12; part++) {
      busy(10)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  expect(await longestStall(inParts)).toBeLessThan(50)
})

test('the check of cookies finds a name that a neighbour can set', () => {
  expect(plainNames(['__Host-a', 'crumb', 'ss_b'])).toEqual(['ss_b'])
  const whole = '__Host-a=1; Path=/; Secure; HttpOnly; SameSite=Lax'
  const holed = [whole.replace('; Secure', ''), `${whole}; Domain=localhost`, whole.replace('Lax', 'None')]
  expect(faultyCookies([whole, ...holed])).toEqual(holed)
})

test('where one place of the product is broken, the test named for it fails', {
  timeout: 1_200_000,
}, async () => {
  const printed = await runPlants()
  const unseen = productPlants.filter(({ test: { name } }, at) => !printed.includes(`failed plant-${at}: ${name}\n`))
  expect(unseen.map(({ hole }) => `${hole}:\n${printed.slice(-3000)}`)).toEqual([])
})
