import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Feature } from '#platform/context'
import { endpoint } from '#platform/contract'
import { on } from '#platform/http'
import { testContext } from '#support/context'
import { hostsOf, testWeb } from '#support/web'

/** A feature with one endpoint, which notes when its output's schema is read. The first attempts fail. */
function describedFeature({ failures = 0 } = {}): { feature: Feature; attempts: () => number } {
  let attempts = 0
  const thing = endpoint({
    method: 'GET',
    host: 'platform',
    path: '/api/things/:id',
    allows: 'signed-in',
    input: z.object({ id: z.string() }),
    output: z.object({ title: z.string() }),
  })
  const { output } = thing
  Object.defineProperty(thing, 'output', {
    get: () => {
      attempts++
      if (attempts <= failures) throw new Error('This schema cannot be read.')
      return output
    },
  })
  const feature = { name: 'probe', routes: [on(thing, async () => ({ title: 'Rye' }))] }
  return { feature, attempts: () => attempts }
}

async function webOf(feature: Feature) {
  const web = await testWeb(await testContext({ features: [feature] }), { siteOfHost: hostsOf([]) })
  return () => web.ask('localhost:8080', '/api/openapi.json')
}

test('the API is described for the first request, not at the start, and only once', async () => {
  const { feature, attempts } = describedFeature()
  const ask = await webOf(feature)
  expect(attempts()).toBe(0)
  const answers = [...(await Promise.all([ask(), ask()])), await ask()]
  expect(attempts()).toBe(1)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.json<{ paths: object }>().paths).toHaveProperty(['/api/things/{id}', 'get'])
})

test('a description that failed is made again for the next request', async () => {
  const { feature } = describedFeature({ failures: 1 })
  const ask = await webOf(feature)
  expect((await ask()).status).toBe(500)
  expect((await ask()).status).toBe(200)
})
