import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract'
import { settingsPart } from '#features/sites/contract'
import { reachedBy } from './callers.ts'
import { controlledBy } from './controls.ts'
import { ownerCallsIn } from './journeys.ts'
import { checkPlants } from './plants.ts'
import { type ReachedEndpoint, settingsOf } from './registry.ts'

const rename = named('shelfApi.rename', 'POST', '/api/shelves/:id/rename')
const page = named('shelfPagesApi.open', 'GET', '/shelf/:token')
const form = named('shelfPagesApi.send', 'POST', '/shelf/:token')
const shelf = settingsPart(
  'shelf',
  'config',
  z.object({
    version: z.literal(2).default(2),
    colour: z.string().default('red'),
    maker: z.object({ name: z.string().default('') }).prefault({}),
  }),
)

test('a planted function is reported', () => expect(checkPlants()).toEqual([]))

test.each([
  ['a screen', 'const save = useSend(shelfApi.rename)'],
  ['an upload', 'await upload(shelfApi.rename.path, file)'],
  ['a visitor’s script', "await send<typeof shelfApi.rename>('POST', path)"],
  ['a form', '<form method="post" action={`/api/shelves/${id}/rename`} />'],
  ['a base and the rest', 'fetch(`/api/shelves${path}`, { method })\nconst a = <Form to={`/${id}/rename`} />'],
])('%s reaches the function that it calls', (_, text) => {
  expect([...reachedBy([rename], [{ path: 'features/shelves/owner/x.tsx', text }], [])]).toEqual([rename])
})

test('a form of a page without an address of its own is sent to that of the page', () => {
  const links = [{ path: 'features/shelves/server/mail.ts', text: 'const url = `${base}/shelf/${token}?a=b`' }]
  expect([...reachedBy([page, form, rename], [], links)]).toEqual([page, form])
})

test('settings are counted down to single values, without marks of the format', () => {
  const settings = settingsOf(new Map([['shelf', shelf]]))
  expect(settings.map(({ name }) => name)).toEqual(['shelf.colour', 'shelf.maker.name'])
})

test.each([
  ['a field', "useOwnerForm({ schema: shelfSettings.schema })\nconst x = form.field('colour')"],
  ['a value that is sent', "send({ group: 'shelf', values: { colour } })"],
  ['a switch of the part', '<SiteSwitch part={shelfSettings} name="colour" />'],
])('%s is a control', (_, text) => {
  const settings = settingsOf(new Map([['shelf', shelf]]))
  const names = new Map([['shelf', ['shelfSettings']]])
  const source = { path: 'features/shelves/owner/x.tsx', text }
  expect([...controlledBy(settings, [source], names)].map(({ name }) => name)).toEqual(['shelf.colour'])
})

test('an attack may call the endpoints that owners call by hand, and a journey may read', () => {
  const text = `
    await asAttacker(guest).send('POST', '/api/shelves/1/rename', {})
    await asAttacker(() => statusOf(page, '/api/shelves/1/rename', {}))
    await owner.ask('/api/shelves/1/rename')`
  expect(ownerCallsIn([rename], [{ path: 'tests/journeys/x.test.ts', text }])).toEqual([])
})

function named(name: string, method: 'GET' | 'POST', path: string): ReachedEndpoint {
  const declared = { method, host: 'admin', path, allows: 'config', input: z.object({}), output: z.object({}) } as const
  return { name, names: [name], endpoint: endpoint(declared) }
}
