import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { type Call, type Called, type Person, expectedOf, wrongAnswers, waysPast } from './check-routes.ts'

// Each check of this folder is run against something that is known to have the hole it looks for.
const ctx = await testContext()

const edit: Called = { method: 'POST', path: '/api/things/:id', allows: 'content.edit', host: 'admin' }
const list: Called = { method: 'GET', path: '/api/things', allows: 'config', host: 'admin' }
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

test.each(['/API/things/x', '/api//things/x', '/api/things/x/', '/%2e/api/things/x', '//api/things/x', '/api/%74hings/x'])(
  'the check of other ways to write an address finds %s',
  async (hole) => {
    expect(
      await waysPast(
        [edit],
        viewer,
        toy((path) => path === hole),
        'admin',
      ),
    ).toHaveLength(1)
  },
)
