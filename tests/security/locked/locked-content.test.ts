import { expect, test } from 'vitest'
import { savePageSettings, setPassword } from '#features/pages/server'
import { passOfSite, setAvailability } from '../../../features/pages/server/access/site-closure.ts'
import { createArea, removeArea } from '../../../features/areas/server/save-areas.ts'
import type { Browser } from '#support/request'
import { leaks, type Outlet, silent } from './outlets.ts'
import type { Thing } from './parts.ts'
import { kinds, type Kind, make, takeAway } from './things.ts'
import { lockedWorld, memberOf, unlock, type World } from './world.ts'

const world: World = await lockedWorld()
const member = await memberOf(world, 'mia@example.com', null)
const holder = await memberOf(world, 'bo@example.com', world.access.id)
const password = 'zuurdesemgeheim'

const places = ['own', 'collection', 'area'] as const
const accesses = ['password', 'members'] as const
type Place = (typeof places)[number]
type Access = (typeof accesses)[number]

/** Products have no access of their own, and nothing but an area covers a page. */
function exists(kind: Kind, place: Place): boolean {
  if (kind === 'product') return place !== 'own'
  return kind !== 'page' || place !== 'collection'
}

const cases = kinds.flatMap((kind) =>
  places.flatMap((place) => (exists(kind, place) ? accesses.map((access) => [kind, place, access] as const) : [])),
)

/**
 * Locks it as an owner does, and nothing is published. Answers what takes the lock away, and a visitor who is let in.
 */
async function lock(
  thing: Thing,
  place: Place,
  access: Access,
): Promise<{ open: () => Promise<void>; admitted: Browser }> {
  const id = (place === 'own' ? thing.own : (thing.cover?.id ?? thing.own)) ?? ''
  const save = (settings: { access: 'public' | Access }, more = {}) =>
    world.shop.as((tx) => savePageSettings(tx, { id, settings, ...more }))
  const open = async () => void (await save({ access: 'public' }))
  if (place !== 'area') {
    await save({ access }, access === 'password' ? { password } : {})
    if (access === 'members') return { open, admitted: member }
    const admitted = world.stranger()
    await unlock(admitted, id, password)
    return { open, admitted }
  }
  await save({ access: 'members' })
  const draft = { title: 'Binnen', lead: '', documentIds: [id], productIds: [world.access.id] }
  const area = await world.shop.as((tx) => createArea(tx, draft))
  if (access === 'password') await world.shop.as((tx) => setPassword(tx, { id, password }))
  await unlock(holder, id, password)
  // The page is open by its own choice, and the area keeps it closed.
  if (access === 'members') await save({ access: 'public' })
  const away = async () => {
    await world.shop.as((tx) => removeArea(tx, { id: area.id }))
    await world.shop.as((tx) => setPassword(tx, { id, password: null }))
    await open()
  }
  return { open: away, admitted: holder }
}

/** Whether a file is sent, and who may keep it. */
async function keptFor(browser: Browser, path: string): Promise<[number, unknown]> {
  const { status, headers } = await browser.ask(path)
  return [status, headers['cache-control']]
}

/** Cards are drawn by a job, a while after what they show was published or opened. */
const isCard = ({ name }: Outlet): boolean => name.startsWith('card')

test.each(cases)('a locked %s (%s, %s) reaches no visitor without access, by no way out', async (...of) => {
  const [kind, place, access] = of
  const thing = await make(world, kind, `kanarie${of.join('')}`)
  const { secret, outlets, shown } = thing
  const pages = outlets.filter((outlet) => !isCard(outlet))
  const missing = async (browser: Browser): Promise<string[]> => {
    const { text } = await browser.ask(secret.path)
    return shown.filter((word) => !text.includes(word))
  }
  expect(await silent(outlets, secret, world.stranger)).toEqual([])
  expect(await missing(world.stranger())).toEqual([])
  expect(await keptFor(world.stranger(), thing.file)).toEqual([200, 'public, max-age=31536000, immutable'])

  const { open, admitted } = await lock(thing, place, access)
  expect(await leaks(outlets, secret, world.stranger)).toEqual([])
  await world.settled()
  expect(await leaks(outlets, secret, world.stranger)).toEqual([])
  expect(await missing(admitted)).toEqual([])
  expect(await keptFor(admitted, thing.file)).toEqual([200, 'private, max-age=600'])
  const list = place === 'own' ? secret.path : (thing.cover?.path ?? secret.path)
  expect((await admitted.ask(list)).text).toContain(secret.path)

  await open()
  await world.settled()
  expect(await silent(pages, secret, world.stranger)).toEqual([])
  await world.shop.as((tx) => takeAway(tx, thing))
})

/** Closes the whole site; answers a visitor who is let in. */
async function closeSite(state: 'password' | 'coming-soon'): Promise<Browser> {
  const closed = { state, title: '', words: '', ...(state === 'password' ? { password } : {}) }
  await world.shop.as((tx) => setAvailability(tx, closed))
  const admitted = world.stranger()
  if (state === 'password') await unlock(admitted, world.shop.site.id, password)
  else await admitted.ask((await world.shop.as(passOfSite)).url.replace(world.shop.site.baseUrl, ''))
  return admitted
}

const closures = kinds.flatMap((kind) => (['password', 'coming-soon'] as const).map((state) => [kind, state] as const))

test.each(closures)(
  'a %s of a site that is closed as a whole (%s) reaches no visitor without access, by no way out',
  async (kind, state) => {
    const thing = await make(world, kind, `merel${kind}${state === 'password' ? 'een' : 'twee'}`)
    const { secret, outlets, shown } = thing
    expect(await silent(outlets, secret, world.stranger)).toEqual([])

    const admitted = await closeSite(state)
    expect(await leaks(outlets, secret, world.stranger)).toEqual([])
    await world.settled()
    expect(await leaks(outlets, secret, world.stranger)).toEqual([])
    const { text } = await admitted.ask(secret.path)
    expect(shown.filter((word) => !text.includes(word))).toEqual([])
    expect(await keptFor(admitted, thing.file)).toEqual([200, 'private, max-age=600'])

    await world.shop.as((tx) => setAvailability(tx, { state: 'open', title: '', words: '' }))
    await world.settled()
    const pages = outlets.filter((outlet) => !isCard(outlet))
    expect(await silent(pages, secret, world.stranger)).toEqual([])
    await world.shop.as((tx) => takeAway(tx, thing))
  },
)

test.each(['page', 'post', 'product'] as const)(
  'a %s that is published while its site is closed leaks nowhere, and is everywhere once the site opens',
  async (kind) => {
    await closeSite('coming-soon')
    const thing = await make(world, kind, `spreeuw${kind}`)
    await world.settled()
    expect(await leaks(thing.outlets, thing.secret, world.stranger)).toEqual([])
    await world.shop.as((tx) => setAvailability(tx, { state: 'open', title: '', words: '' }))
    const pages = thing.outlets.filter((outlet) => !isCard(outlet))
    expect(await silent(pages, thing.secret, world.stranger)).toEqual([])
    await world.shop.as((tx) => takeAway(tx, thing))
  },
)
