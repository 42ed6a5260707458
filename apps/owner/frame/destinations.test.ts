import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Role, mayDo, roles } from '#platform/contract'
import { destinations, neededAt } from './destinations.ts'

const owner = join(import.meta.dirname, '..')
const written = readdirSync(owner)
  .filter((name) => name.endsWith('-routes.tsx') && name !== 'platform-routes.tsx')
  .map((name) => readFileSync(join(owner, name), 'utf8'))
  .join('')
const screens = [...written.matchAll(/path: '(\/[^']+)'/g)].flatMap(([, path = '']) =>
  path === '/config' ? [] : [`/config${path}`],
)

test('every screen of the owner area says what it needs, so that it is shut where a role lacks it', () => {
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter((path) => neededAt(path) === null)).toEqual([])
})

test('an address that only begins like a screen is not that screen', () => {
  expect([neededAt('/config'), neededAt('/config/'), neededAt('/config/pagesandmore')]).toEqual([null, null, null])
})

test('roles that open no screen are led to the site: viewers, commenters and those without any', () => {
  const shut = (Object.keys(roles) as Role[]).filter((role) => !destinations.some(({ needs }) => mayDo([role], needs)))
  expect(shut).toEqual(expect.arrayContaining(['viewer', 'commenter', 'none']))
  expect(shut).not.toContain('moderator')
})
