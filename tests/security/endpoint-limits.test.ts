import { expect, test } from 'vitest'
import { z } from 'zod'
import { callLimits, endpoint } from '#platform/contract'
import { product } from '../../apps/server/features.ts'

const open = { method: 'POST', host: 'public', path: '/x', input: z.object({}), output: z.object({}) } as const

test('a public call that changes data has a limit, or it does not compile', () => {
  // @ts-expect-error it has no limits
  endpoint({ ...open, allows: 'anyone' })
  expect(endpoint({ ...open, allows: 'anyone', limits: callLimits.occasional }).limits).toBe(callLimits.occasional)
})

test('each of these calls of the running product has a limit for a network, and one for a site', () => {
  const routes = product.features.flatMap((feature) => feature.routes ?? []).map((route) => route.endpoint)
  const changing = routes.filter(({ method, allows }) => method !== 'GET' && allows === 'anyone')
  expect(changing.length).toBeGreaterThan(30)
  const unlimited = changing.filter(
    ({ limits }) => !limits || !(limits.network.atOnce > 0) || !(limits.site.secondsEach > 0),
  )
  expect(unlimited.map(({ path }) => path)).toEqual([])
})
