import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { type Slot, filled, inputFor } from './make-input.ts'
import { differences, idsOf, rowsOf } from './rows.ts'
import { inLanes } from '#support/in-lanes'
import { browserOf, twoSites } from './two-sites.ts'
import type { Answered } from '#support/request'

const { ctx, app, first, second } = await twoSites()
const platform = await browserOf(ctx, app, first.account, null)
const theirs = await rowsOf(ctx, second.site)
const theirIds = [...new Set([...idsOf(theirs).values(), second.account.id, second.site.id])]

const routes = product.features
  .flatMap((feature) => feature.routes ?? [])
  .map(({ endpoint }) => ({ endpoint, ...inputFor(endpoint.input) }))
  .filter(({ slots, endpoint }) => slots.length > 0 && !endpoint.path.endsWith('/events'))

async function send(endpoint: (typeof routes)[number]['endpoint'], input: Record<string, unknown>): Promise<Answered> {
  const host = [endpoint.host].flat()
  const browser = host.includes('admin') ? first.owner : host.includes('public') ? app.browser(first.public) : platform
  const named = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([name]) => !named.has(name))
  if (endpoint.method !== 'GET') return browser.send(endpoint.method, path, Object.fromEntries(rest))
  return browser.ask(`${path}?${new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))}`)
}

/** Each place in turn names something of theirs beside something of ours, and all places name the same. */
function inputsOf(value: Record<string, unknown>, slots: readonly Slot[]): Record<string, unknown>[] {
  const named = slots.length === 1 ? [slots] : [...slots.map((slot) => [slot]), slots]
  return named.flatMap((foreign) =>
    theirIds.map((id) =>
      filled(
        value,
        slots.map((slot) => ({ slot, id: foreign.includes(slot) ? id : first.post })),
      ),
    ),
  )
}

test('T13 for every id of another site in every place of a call, nothing of that site is returned or changed', async () => {
  const told: string[] = []
  let fitted = 0
  for (const { endpoint, value, slots } of routes) {
    const inputs = inputsOf(value, slots)
    const answers = await inLanes(inputs, (input) => send(endpoint, input))
    fitted += answers.filter(({ text }) => !text.includes('http.invalid_input')).length
    for (const [at, { text }] of answers.entries()) {
      if (text.includes(second.mark)) told.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(inputs[at])}`)
    }
  }
  expect(told).toEqual([])
  expect(fitted).toBeGreaterThan(theirIds.length * routes.length * 0.5)
  expect(differences(theirs, await rowsOf(ctx, second.site))).toEqual([])
})

test('the calls of this file, made by the owner of that site, do show its contents', async () => {
  const settings = await second.owner.ask(`/api/pages/${second.page.id}/settings`)
  const place = { desktop: { x: 0, y: 0, w: 24, h: 1, z: 0 }, mobile: null }
  const block = {
    id: newId(),
    section: newId(),
    order: 'a0',
    type: 'image',
    version: 1,
    props: { asset: second.asset },
    place,
  }
  const blocks = await second.owner.send('POST', '/api/blocks/data', { document: second.page.id, blocks: [block] })
  expect([settings.text.includes(second.mark), blocks.text.includes(second.mark)]).toEqual([true, true])
})

/** Blocks in one call. */
const most = 500

test('T13 no block shows anything of another site, for each of its ids in the props of the block', async () => {
  const place = { desktop: { x: 0, y: 0, w: 24, h: 1, z: 0 }, mobile: null }
  for (const [type, { contract }] of product.blocks) {
    const section = newId()
    const props = new Set(
      Object.values(contract.examples).flatMap(({ props: exampleProps }) =>
        theirIds.map((id) => withId(exampleProps, id)),
      ),
    )
    const blocks = [...props].map((one_) => ({
      id: newId(),
      section,
      order: 'a0',
      type,
      version: contract.version,
      props: JSON.parse(one_),
      place,
    }))
    for (let from = 0; from < blocks.length; from += most) {
      const answered = await first.owner.send('POST', '/api/blocks/data', {
        document: first.page.id,
        blocks: blocks.slice(from, from + most),
      })
      expect([type, answered.status, answered.text.includes(second.mark)]).toEqual([type, 200, false])
    }
  }
})

/** Every id, and every empty place for one, becomes this one. */
function withId(value: unknown, id: string): string {
  return JSON.stringify(value).replaceAll(/"[0-9a-f]{24}"|(?<=Id":|poster":|asset":|collection":)null/g, `"${id}"`)
}
