import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { publishHome } from '#support/publish-home'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const place = await testSite(ctx, { name: 'verf', start: 'blank' })
await publishHome(place)
const owner = await ownerBrowser(app, ctx, place)
const { pages } = (await owner.ask('/api/pages?kind=styles')).json<{ pages: { id: string }[] }>()
const styles = pages[0]?.id ?? ''

interface Colour {
  userFormat: string
  hue: number
  saturation: number
  lightness: number
  alpha?: number
}
interface Draft {
  document: {
    seq: number
    settings: { palette: Record<string, Colour>; swatches?: { id: string; value: Colour }[] }
  }
}
const draft = async () => (await owner.ask(`/api/documents/${styles}`)).json<Draft>().document
const gold: Colour = { userFormat: 'hsl', hue: 45, saturation: 80, lightness: 50 }

/** Sends a change as the editor does and returns null, or the reason why it was dropped. */
async function changed(path: string[], value: unknown): Promise<string | null> {
  const { seq } = await draft()
  const operation = { kind: 'changeSettings', changes: [{ path, value }] }
  const answered = await owner.send('POST', `/api/documents/${styles}/operations`, {
    base: seq,
    client: newId(),
    operations: [{ n: 1, operation }],
  })
  const { outcomes } = answered.json<{ outcomes: { dropped: { reason: string }[] }[] }>()
  return outcomes[0]?.dropped[0]?.reason ?? null
}

const accent = (change: Partial<Colour>) => changed(['palette', 'accent'], { ...gold, ...change })

async function published(): Promise<string> {
  await owner.send('POST', '/api/documents/publish', { documents: [styles] })
  return (await app.ask('verf.localhost:8080', '/')).text
}

test('B3.130 B3.131 B3.132 a colour has an id and a value: a notation, hue, saturation, lightness, and an alpha if it has one', async () => {
  expect(await accent({})).toBeNull()
  const half = { ...gold, userFormat: 'rgb', alpha: 0.5 }
  expect(await changed(['swatches'], [{ id: 'goud', value: half }])).toBeNull()
  const { palette, swatches } = (await draft()).settings
  expect([palette['accent'], swatches]).toEqual([gold, [{ id: 'goud', value: half }]])
  expect(await changed(['swatches'], [{ value: gold }])).toBe('invalid')
  expect(await changed(['swatches'], [{ id: 'goud' }])).toBe('invalid')
  for (const name of ['userFormat', 'hue', 'saturation', 'lightness'])
    expect(await accent({ [name]: undefined })).toBe('invalid')
})

test('B5.25 a colour with an unknown notation is refused', async () => {
  for (const userFormat of ['hex', 'hsl', 'rgb']) expect(await accent({ userFormat })).toBeNull()
  for (const userFormat of ['cmyk', 'HEX', '']) expect(await accent({ userFormat })).toBe('invalid')
})

test('B5.26 B5.27 B5.28 hue ends at 360, saturation and lightness at 100, alpha at 1, and none is below 0', async () => {
  const edges = { hue: 360, saturation: 100, lightness: 100, alpha: 1 } as const
  for (const [name, most] of Object.entries(edges)) {
    expect([await accent({ [name]: 0 }), await accent({ [name]: most })]).toEqual([null, null])
    expect([await accent({ [name]: -0.1 }), await accent({ [name]: most + 0.1 })]).toEqual(['invalid', 'invalid'])
  }
})

test('B3.133 R1.18 visitors have ten system colours under the documented ids, of which the safe ones can be read', async () => {
  expect([await accent({ userFormat: 'hex' }), await changed(['swatches'], [])]).toEqual([null, null])
  const text = await published()
  const names = [...text.matchAll(/--color-(\w+):/g)].map(([, name]) => name)
  expect(new Set(names)).toEqual(
    new Set([
      'white',
      'black',
      'accent',
      'lightAccent',
      'darkAccent',
      'safeLightAccent',
      'safeDarkAccent',
      'safeInverseAccent',
      'safeInverseLightAccent',
      'safeInverseDarkAccent',
    ]),
  )
  const valueOf = (name: string) => new RegExp(`--color-${name}:([^;}]+)`).exec(text)?.[1]
  expect(valueOf('accent')).toMatch(/^#[0-9a-f]{6}$/)
  expect(valueOf('safeInverseAccent')).not.toBe(valueOf('accent'))
})

test('B9.66 a ground is dark below 65 % of brightness: then links on it take the light colour where the bright one is too weak', async () => {
  const grey = (lightness: number) => ({ userFormat: 'hex', hue: 0, saturation: 0, lightness })
  await changed(['palette', 'accent'], { userFormat: 'hex', hue: 0, saturation: 30, lightness: 60 })
  await changed(['palette', 'lightAccent'], { userFormat: 'hex', hue: 220, saturation: 100, lightness: 80 })
  const hueOfLinks = async (lightness: number) => {
    expect(await changed(['palette', 'darkAccent'], grey(lightness))).toBeNull()
    const rule = /\[data-theme="?dark"?\]\{([^}]*)\}/.exec(await published())?.[1] ?? ''
    const hex = /--accent:#(\w+)/.exec(rule)?.[1] ?? ''
    const [red = '', , blue = ''] = hex.length === 3 ? [...hex] : [hex.slice(0, 2), '', hex.slice(4)]
    return Number.parseInt(red, 16) > Number.parseInt(blue, 16) ? 'red' : 'blue'
  }
  expect([await hueOfLinks(64.5), await hueOfLinks(65.5)]).toEqual(['blue', 'red'])
})
