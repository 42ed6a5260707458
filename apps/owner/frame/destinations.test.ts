import { expect, test } from 'vitest'
import { type Role, mayDo, roles } from '#platform/contract'
import { adminScreens } from '../admin-screens.ts'
import { destinations, neededAt } from './destinations.ts'

const screens = adminScreens.map(({ path }) => `/config${path}`)

test('every screen of the owner area names its permission, so that it is closed where a role lacks it', () => {
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter((path) => neededAt(path) === null)).toEqual([])
})

test('no two screens have one address', () => {
  expect(new Set(screens).size).toBe(screens.length)
})

test('every entry of the left navigation has a place of its own in its group', () => {
  expect(destinations.length).toBeGreaterThan(30)
  const places = destinations.map(({ group, place }) => `${group} ${place}`)
  expect(new Set(places).size).toBe(places.length)
})

test('an address that only begins like a screen is not that screen', () => {
  expect([neededAt('/config'), neededAt('/config/'), neededAt('/config/pagesandmore')]).toEqual([null, null, null])
})

test('roles that open no screen are led to the site: viewers, commenters and those without any', () => {
  const shut = (Object.keys(roles) as Role[]).filter((role) => !destinations.some(({ needs }) => mayDo([role], needs)))
  expect(shut).toEqual(expect.arrayContaining(['viewer', 'commenter', 'none']))
  expect(shut).not.toContain('moderator')
})
