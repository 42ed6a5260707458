import type { Answered, Browser } from '../../support/request.ts'
import type { StallsProcess } from '../stalls.ts'
import type { StallEndpoint } from './stalls-process.ts'
import { fileCalls } from './file-calls.ts'
import { formCalls, formNames } from './form-calls.ts'
import { signInCalls, signInNames } from './sign-in-calls.ts'
import { writtenCalls, writtenNames } from './written-calls.ts'

export interface HeavyCall {
  name: string
  call: () => Promise<Answered>
}

/** Endpoints whose largest input no schema tells: what they cost depends on what is there. */
export const heavyNames: readonly string[] = [
  'POST /api/documents/:id/operations',
  'POST /api/documents/:id/choice',
  'POST /api/blocks/data',
  'POST /api/imports/site',
  'POST /api/imports/:id/website',
  ...writtenNames,
  ...signInNames,
  ...formNames,
]

type Browsers = Record<StallEndpoint['host'], Browser>

/** Calls at their largest, written by hand, in the order in which they can be made. */
export async function heavyCalls(browsers: Browsers, server: StallsProcess): Promise<HeavyCall[]> {
  const { admin, public: visitor } = browsers
  const { id, section, client } = await newPage(admin)
  const text = newId()
  const operations = callsOfOperations(admin, id, client)
  await operations.send([{ kind: 'insertBlock', block: textBlock(text, section, 'We bake.') }])
  return [
    ...changesOf(operations, section, text),
    ...largePage(admin, operations),
    ...(await shop(admin, visitor)),
    ...fileCalls(admin),
    ...Object.entries({
      ...(await writtenCalls(browsers, server)),
      ...signInCalls(server),
      ...(await formCalls(browsers)),
    }).map(([name, call]) => ({ name, call })),
  ]
}

function changesOf({ call, send }: Operations, section: string, text: string): HeavyCall[] {
  const name = (what: string) => `POST /api/documents/:id/operations: ${what}`
  const typed = typing(text)
  const batch = (parts: object[]) => [{ kind: 'batch', operations: parts }]
  const settings = (count: number, at = 0) => ({
    kind: 'changeSettings',
    changes: range(count).map((key) => ({ path: [`k${at * count + key}`], value: key })),
  })
  return [
    { name: name('5,000 letters typed in one text'), call: () => send(batch(range(5000).map(() => typed))) },
    {
      name: name('5,000 letters in one step each'),
      call: () => send([{ ...typed, steps: range(500).map(() => typed.steps[0]) }]),
    },
    { name: name('5,000 new settings'), call: () => send(batch(range(10).map((at) => settings(500, at)))) },
    { name: name('5,000 settings in one change'), call: () => send([settings(5000)]) },
    { name: name('more changes than are taken'), call: () => send([settings(40_000)]) },
    {
      name: name('5,000 new sections'),
      call: () =>
        send(batch(range(5000).map((at) => ({ kind: 'insertSection', section: { id: newId(), order: `b${at}` } })))),
    },
    {
      name: name('500 entries of a list of 5,000 moved'),
      call: async () => {
        const block = { ...textBlock(newId(), section, ''), props: listOf(5000) }
        await send([{ kind: 'insertBlock', block }])
        const changes = range(500).map((at) => ({
          path: ['list', { id: `e${at}` }],
          value: {},
          before: `e${4999 - at}`,
        }))
        return send([{ kind: 'changeBlock', id: block.id, changes }])
      },
    },
    {
      name: name('2 MB in one text'),
      call: () => send([{ kind: 'changeBlock', id: text, changes: [{ path: ['text'], value: longText(1_900_000) }] }]),
    },
    {
      name: name('typing where others typed 500 letters'),
      call: async () => {
        const base = await headOf(call)
        await send([{ ...typed, steps: range(500).map(() => typed.steps[0]) }])
        return call([{ ...typed, steps: range(500).map(() => typed.steps[0]) }], base, newId())
      },
    },
    {
      name: name('typing where others typed 5,000 letters'),
      call: async () => {
        const base = await headOf(call)
        for (const _ of range(10)) await send([{ ...typed, steps: range(500).map(() => typed.steps[0]) }])
        return call([{ ...typed, steps: range(500).map(() => typed.steps[0]) }], base, newId())
      },
    },
  ]
}

/** A page at its limits: 200 sections, 2,000 blocks and as many letters as one may hold. */
function largePage(admin: Browser, { send, id }: Operations): HeavyCall[] {
  const sections = range(180).map(() => newId())
  const words = 'Bread rises slowly under linen. '.repeat(40)
  const blocks = range(1800).map((at) => textBlock(newId(), sections[at % 180] ?? '', words))
  const fill = async () => {
    await send(sections.map((section, at) => ({ kind: 'insertSection', section: { id: section, order: `c${at}` } })))
    for (const from of range(6))
      await send([
        {
          kind: 'batch',
          operations: blocks.slice(from * 300, from * 300 + 300).map((block) => ({ kind: 'insertBlock', block })),
        },
      ])
  }
  const at = (name: string, path: string, body: () => unknown = () => ({})): HeavyCall => ({
    name,
    call: () => admin.send('POST', path.replace(':id', id), body()),
  })
  const item = (what: string) => `POST /api/documents/:id/operations: ${what}`
  return [
    { name: item('a page at its limits, filled'), call: async () => (await fill(), send([retitled()])) },
    { name: item('one change of a page at its limits'), call: () => send([retitled()]) },
    { name: item('500 changes of a page at its limits'), call: () => send(range(500).map(retitled)) },
    at('POST /api/pages/:id/settings: of a page at its limits', '/api/pages/:id/settings', () => ({
      settings: { title: 'Large' },
    })),
    at('POST /api/documents/publish: a page at its limits', '/api/documents/publish', () => ({ documents: [id] })),
    at('POST /api/pages/:id/duplicate: a page at its limits', '/api/pages/:id/duplicate'),
    at('POST /api/documents/:id/restore: a page at its limits', '/api/documents/:id/restore', () => ({ seq: 1 })),
    at('POST /api/documents/:id/restore: and back', '/api/documents/:id/restore', () => ({ seq: 2 })),
    at('POST /api/documents/:id/choice', '/api/documents/:id/choice', () => {
      const chosen = blocks.slice(0, 50).map((block) => block.id)
      return { blocks: chosen, section: sections[0], editing: chosen[0], client: 'c'.repeat(64) }
    }),
    at('POST /api/blocks/data: 500 blocks', '/api/blocks/data', () => ({ document: id, blocks: blocks.slice(0, 500) })),
  ]
}

async function shop(admin: Browser, visitor: Browser): Promise<HeavyCall[]> {
  const { products } = (await admin.ask('/api/catalog/products')).json<{ products: { id: string }[] }>()
  const id = products[0]?.id ?? ''
  const { variants } = (await admin.ask(`/api/catalog/products/${id}`)).json<{ variants: { id: string }[] }>()
  const variant = variants[0]?.id ?? ''
  const cells = range(9000).map((at) => ({ variantId: variant, column: 'price', value: String(at) }))
  const values = (n: number) => range(n).map((at) => ({ value: `v${at}` }))
  return [
    { name: 'POST /api/catalog/cells: 9,000', call: () => admin.send('POST', '/api/catalog/cells', { cells }) },
    {
      name: 'POST /api/catalog/cells/check: 9,000',
      call: () => admin.send('POST', '/api/catalog/cells/check', { cells }),
    },
    {
      name: 'POST /api/catalog/products/:id: 20,000 options',
      call: () =>
        admin.send('POST', `/api/catalog/products/${id}`, {
          options: range(20).map((at) => ({ name: `Option ${at}`, values: values(1000) })),
        }),
    },
    {
      name: 'POST /api/widget/GetWidgetRendering: 200 kB',
      call: () =>
        visitor.send('POST', '/api/widget/GetWidgetRendering', {
          widgetJSON: JSON.stringify({ id: newId(), props: listOf(8000) }),
        }),
    },
  ]
}

interface Operations {
  id: string
  /** As a client that is up to date. */
  send: (operations: object[]) => Promise<Answered>
  call: (operations: object[], base: number | null, client?: string) => Promise<Answered>
}

function callsOfOperations(admin: Browser, id: string, client: string): Operations {
  let base = 0
  let n = 0
  const call: Operations['call'] = async (operations, from, as = client) => {
    const numbered = operations.map((operation) => ({ n: ++n, operation }))
    const answered = await admin.send('POST', `/api/documents/${id}/operations`, {
      base: from ?? base,
      client: as,
      operations: numbered,
    })
    if (answered.status === 200) base = answered.json<{ seq: number }>().seq
    return answered
  }
  return { id, call, send: (operations) => call(operations, null) }
}

async function headOf(call: Operations['call']): Promise<number> {
  return (await call([retitled()], null)).json<{ seq: number }>().seq
}

async function newPage(admin: Browser): Promise<{ id: string; section: string; client: string }> {
  const { id } = (await admin.send('POST', '/api/pages', { title: 'Heavy' })).json<{ id: string }>()
  const { document } = (await admin.ask(`/api/documents/${id}`)).json<{ document: { seq: number; sections: object } }>()
  const section = newId()
  const client = newId()
  const operation = { kind: 'insertSection', section: { id: section, order: 'a5' } }
  await admin.send('POST', `/api/documents/${id}/operations`, {
    base: document.seq,
    client: newId(),
    operations: [{ n: 1, operation }],
  })
  return { id, section, client }
}

function typing(id: string) {
  const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'x' }] } }
  return { kind: 'changeText', id, path: ['text'], steps: [step] }
}

function retitled(at = 0): object {
  return { kind: 'changeSettings', changes: [{ path: ['title'], value: `Heavy ${at}` }] }
}

function textBlock(id: string, section: string, words: string) {
  const place = { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0 }, mobile: null }
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: words || ' ' }] }
  return {
    id,
    section,
    order: 'a0',
    type: 'html',
    version: 1,
    props: { text: { type: 'doc', content: [paragraph] } },
    place,
  }
}

function longText(characters: number): object {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] }
  return { type: 'doc', content: range(Math.floor(characters / 64)).map(() => paragraph) }
}

function listOf(count: number): { list: { id: string }[]; text: object } {
  return { list: range(count).map((at) => ({ id: `e${at}` })), text: { type: 'doc', content: [{ type: 'paragraph' }] } }
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
