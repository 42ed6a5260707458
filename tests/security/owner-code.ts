import type { Block, Operation } from '#platform/document'
import { newId } from '#platform/contract'
import type { Browser } from '#support/request'

/** Blocks that a page for an attempt begins with; the last holds code that the owner wrote and took out again. */
export interface Target {
  page: string
  section: string
  /** Ids of the blocks by type. */
  ids: Record<'code' | 'embed' | 'button' | 'html', string>
  /** Position in the page's log at which it held the owner's code. */
  past: number
  /** The owner's code as it stood there. */
  old: string
}

/** One way to bring code onto a page; `mark` is the HTML or the link that has to arrive. */
export type Attempt = (person: Browser, target: Target, mark: string) => Promise<void>

const html = (mark: string) => ({ mode: 'run', language: 'html', source: mark })
const place = { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0 }, mobile: null }

export function blockOf(
  section: string,
  type: string,
  props: Record<string, unknown>,
  more: Partial<Block> = {},
): Block {
  return { id: newId(), section, order: 'a5', type, version: 1, props, place, ...more }
}

/** Each operation in a request of its own, after what the server has by then. */
async function inSteps(person: Browser, page: string, operations: readonly Operation[]): Promise<void> {
  const client = newId()
  for (const [at, operation] of operations.entries()) {
    const { text } = await person.ask(`/api/documents/${page}`)
    const base = (JSON.parse(text) as { document?: { seq: number } }).document?.seq ?? 0
    await person.send('POST', `/api/documents/${page}/operations`, {
      base,
      client,
      operations: [{ n: at + 1, operation }],
    })
  }
}

const change = (id: string, path: (string | { id: string })[], value: unknown): Operation => ({
  kind: 'changeBlock',
  id,
  changes: [{ path, value }],
})

/** Ways that end in HTML of the owner's own, told from what visitors get. */
export const codeAttempts: Record<string, Attempt> = {
  'a code block': (person, { page, section }, mark) =>
    inSteps(person, page, [{ kind: 'insertBlock', block: blockOf(section, 'code', html(mark)) }]),
  'a code block among other changes': (person, { page, section }, mark) => {
    const block = blockOf(section, 'code', html(mark))
    const operations = [
      { kind: 'changeSettings' as const, changes: [{ path: ['title'], value: 'Brood' }] },
      { kind: 'insertBlock' as const, block },
    ]
    return inSteps(person, page, [{ kind: 'batch', operations }])
  },
  'a code block to read, then to run': (person, { page, ids }, mark) =>
    inSteps(person, page, [change(ids.code, ['source'], mark), change(ids.code, ['mode'], 'run')]),
  'a code block to run, then its source': (person, { page, ids }, mark) =>
    inSteps(person, page, [change(ids.code, ['mode'], 'run'), change(ids.code, ['source'], mark)]),
  'a block in another place of the same id': (person, { page, section, ids }, mark) =>
    inSteps(person, page, [
      { kind: 'removeBlock', id: ids.code },
      { kind: 'insertBlock', block: blockOf(section, 'code', html(mark), { id: ids.code }) },
    ]),
  'a shape that nobody can read, mended later': (person, { page, ids }, mark) =>
    inSteps(person, page, [
      { kind: 'upgradeBlock', id: ids.code, version: 99, props: { ...html(mark), language: 'klingon' } },
      change(ids.code, ['language'], 'html'),
      { kind: 'upgradeBlock', id: ids.code, version: 1, props: html(mark) },
    ]),
  'a block of a later version, brought back': (person, { page, section }, mark) => {
    const block = blockOf(section, 'code', html(mark), { version: 99 })
    return inSteps(person, page, [
      { kind: 'insertBlock', block },
      { kind: 'upgradeBlock', id: block.id, version: 1, props: block.props },
    ])
  },
  'an embed': (person, { page, section }, mark) =>
    inSteps(person, page, [{ kind: 'insertBlock', block: blockOf(section, 'embed', { html: mark }) }]),
  'an embed by address, then by HTML': (person, { page, ids }, mark) =>
    inSteps(person, page, [change(ids.embed, ['html'], mark)]),
  'a version of the past': async (person, { page, past }) => {
    await person.send('POST', `/api/documents/${page}/restore`, { id: page, seq: past })
  },
}

/** The same, for every page of the site: only one at a time can be told apart. */
export const siteCodeAttempts: Record<string, Attempt> = {
  'the code injection of the site': async (person, _target, mark) => {
    await person.send('PUT', '/api/site/settings/codeInjection', { values: { header: '', footer: mark } })
  },
}

/** Ways that end in a link that would run code, told from what is stored. */
export const linkAttempts: Record<string, Attempt> = {
  'a link in a text': (person, { page, ids }, mark) => {
    const link = { type: 'link', attrs: { href: mark, target: null, title: null } }
    return inSteps(person, page, [
      {
        kind: 'changeText',
        id: ids.html,
        path: ['text'],
        steps: [{ stepType: 'addMark', mark: link, from: 1, to: 3 }],
      },
    ])
  },
  'a link in a text that is set anew': (person, { page, ids }, mark) => {
    const link = { type: 'link', attrs: { href: mark, target: null, title: null } }
    const text = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hier', marks: [link] }] }],
    }
    return inSteps(person, page, [change(ids.html, ['text'], text)])
  },
  'a button': (person, { page, ids }, mark) => inSteps(person, page, [change(ids.button, ['link', 'href'], mark)]),
  'an account of the social links': (person, { page, section }, mark) =>
    inSteps(person, page, [
      { kind: 'insertBlock', block: blockOf(section, 'social-links', { links: [{ id: 'a', url: mark }] }) },
    ]),
  'an account added to the social links': (person, { page, section }, mark) => {
    const block = blockOf(section, 'social-links', { links: [] })
    return inSteps(person, page, [
      { kind: 'insertBlock', block },
      change(block.id, ['links', { id: 'b' }], { url: 'https://example.com' }),
      change(block.id, ['links', { id: 'b' }, 'url'], mark),
    ])
  },
  'a link of an image': (person, { page, section }, mark) =>
    inSteps(person, page, [
      {
        kind: 'insertBlock',
        block: blockOf(section, 'image', { asset: null, link: { href: mark, newWindow: false } }),
      },
    ]),
}
