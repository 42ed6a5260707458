import { createDocument, publish } from '#features/pages/server'
import { paragraphs } from '#platform/document'
import { type Role, newId } from '#platform/contract'
import { expect, test } from 'vitest'
import { type Attempt, type Target, blockOf, codeAttempts, linkAttempts, siteCodeAttempts } from './owner-code.ts'
import { browserOf, everyRole, personWith, twoSites } from './two-sites.ts'
import { inLanes } from '#support/in-lanes'
import type { Browser } from '#support/request'

const { ctx, app, first } = await twoSites()
const owners: Role[] = ['admin', 'websiteManager']
const people: [Role, Browser][] = []
for (const role of everyRole)
  people.push([role, await browserOf(ctx, app, await personWith(ctx, first, [role]), first)])
let count = 0

/** A page with one block of each kind, on which the owner once had code of their own. */
async function target(): Promise<Target & { slug: string }> {
  const section = newId()
  const slug = `doel-${++count}`
  const old = `<script data-old="${slug}">canary()</script>`
  const blocks = {
    code: blockOf(section, 'code', { mode: 'show', language: 'html', source: '' }),
    embed: blockOf(section, 'embed', { url: 'https://example.com/a' }),
    button: blockOf(section, 'button', { text: 'Brood', link: { href: '/brood', newWindow: false } }),
    html: blockOf(section, 'html', { text: paragraphs('Wij bakken.') }),
  }
  const { id } = await first.as((ctx) =>
    createDocument(ctx, {
      kind: 'page',
      settings: { title: slug, slug },
      sections: [{ id: section, order: 'a0' }],
      blocks: Object.values(blocks),
    }),
  )
  const own = blockOf(section, 'code', { mode: 'run', language: 'html', source: old })
  const operations = [
    { n: 1, operation: { kind: 'insertBlock', block: own } },
    { n: 2, operation: { kind: 'removeBlock', id: own.id } },
  ]
  await first.owner.send('POST', `/api/documents/${id}/operations`, { base: 0, client: 'owner', operations })
  const ids = { code: blocks.code.id, embed: blocks.embed.id, button: blocks.button.id, html: blocks.html.id }
  return { page: id, section, ids, past: 1, old, slug }
}

/** Roles that brought code to a page in this way, as visitors get it. */
async function rolesThatRun(attempt: Attempt, lanes?: number): Promise<Role[]> {
  const able = await inLanes(
    people,
    async ([role, person]) => {
      const aim = await target()
      const mark = `<script data-by="${aim.slug}">canary()</script>`
      await attempt(person, aim, mark)
      await first.as((ctx) => publish(ctx, { documents: [aim.page] }))
      const { text, status } = await app.ask(first.public, `/${aim.slug}`)
      expect([aim.slug, status]).toEqual([aim.slug, 200])
      return new RegExp(`<script[^>]* data-(by|old)="${aim.slug}"`).test(text) ? [role] : []
    },
    lanes,
  )
  return able.flat()
}

test.each(Object.entries(codeAttempts))(
  'T5 only administrators and website managers among the 14 roles bring to a page %s',
  async (_way, attempt) => {
    expect(await rolesThatRun(attempt)).toEqual(owners)
  },
)

test.each(Object.entries(siteCodeAttempts))(
  'T5 only administrators and website managers among the 14 roles bring to a page %s',
  async (_way, attempt) => {
    expect(await rolesThatRun(attempt, 1)).toEqual(owners)
    await first.owner.send('PUT', '/api/site/settings/codeInjection', { values: { header: '', footer: '' } })
  },
)

test.each(Object.entries(linkAttempts))(
  'T5 only administrators and website managers among the 14 roles store a link that runs code in %s',
  async (_way, attempt) => {
    const able = await inLanes(people, async ([role, person]) => {
      const aim = await target()
      await attempt(person, aim, `javascript:canary('${aim.slug}')`)
      const { text } = await first.owner.ask(`/api/documents/${aim.page}`)
      return text.includes('javascript:') ? [role] : []
    })
    expect(able.flat()).toEqual(owners)
  },
)

test('T5 a page with code of the owner is copied only by people who may write code', async () => {
  const aim = await target()
  await codeAttempts['a code block']?.(first.owner, aim, '<script>canary()</script>')
  const able: Role[] = []
  for (const [role, person] of people) {
    const { status } = await person.send('POST', `/api/pages/${aim.page}/duplicate`, { id: aim.page })
    if (status === 200) able.push(role)
  }
  expect(able).toEqual(owners)
})
