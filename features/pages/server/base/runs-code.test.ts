import { accountsFeature } from '#features/accounts/server'
import { blockContract } from '#platform/block'
import type { Block, Operation } from '#platform/document'
import type { Feature } from '#platform/context'
import type { ServerBlock } from '#platform/render/server'
import { testContext } from '#support/context'
import { pageWithText, textBlock } from '#support/page'
import { testSite } from '#support/site'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { appendOperations } from '../operations/append-operations.ts'
import { createDocument } from '../documents/create-document.ts'
import { pagesFeature } from '../pages.feature.ts'

/** In its first shape the code stood under another name. */
const contract = blockContract({
  type: 'embed',
  fixedOn: 'the pages of this test',
  props: z.object({ html: z.string(), url: z.string() }),
  starts: { html: '', url: '' },
  runsCode: ({ html }) => html !== '',
  examples: {},
  upgrades: [({ snippet, where }: { snippet: string; where: string }) => ({ html: snippet, url: where })],
})
const embedding: Feature = { name: 'probe', blocks: [{ contract, view: () => null } as unknown as ServerBlock] }

const ctx = await testContext({ features: [accountsFeature, pagesFeature, embedding] })
const { as } = await testSite(ctx)

async function outcome(
  role: 'admin' | 'editor',
  operations: (section: string) => Operation[],
): Promise<(string | undefined)[]> {
  const { page, block } = await as((owner) => pageWithText(owner, 'We bake.'))
  const sent = operations(block.section).map((operation, at) => ({ n: at + 1, operation }))
  const answer = await as(
    (owner) => appendOperations(owner, { id: page.id, client: role, base: 0, operations: sent }),
    [role],
  )
  return answer.outcomes.map(({ dropped }) => dropped[0]?.reason)
}

const embed = (section: string, version: number, props: Record<string, unknown>): Block => ({
  ...textBlock(section, ''),
  type: 'embed',
  version,
  props,
})
const inserting =
  (version: number, props: Record<string, unknown>) =>
  (section: string): Operation[] => [{ kind: 'insertBlock', block: embed(section, version, props) }]

test('T5 code in an old shape of a block is code, because publishing upgrades it', async () => {
  const old = inserting(1, { snippet: '<script>1</script>', where: '' })
  expect(await outcome('editor', old)).toEqual(['forbidden'])
  expect(await outcome('admin', old)).toEqual([undefined])
  expect(await outcome('editor', inserting(1, { snippet: '', where: 'https://example.com' }))).toEqual([undefined])
})

test('T5 a link that runs code in an old shape is one in the present shape', async () => {
  const old = inserting(1, { snippet: '', where: 'javascript:alert(1)' })
  expect(await outcome('editor', old)).toEqual(['forbidden'])
  expect(await outcome('admin', old)).toEqual([undefined])
})

test('T5 an unreadable value counts as code, so that no later step makes it run', async () => {
  expect(await outcome('editor', inserting(7, { beam: '<script>1</script>' }))).toEqual(['forbidden'])
  expect(await outcome('editor', inserting(1, { snippet: 5 }))).toEqual(['forbidden'])
  const hologram = (section: string): Operation[] => [
    { kind: 'insertBlock', block: { ...embed(section, 1, {}), type: 'hologram' } },
  ]
  expect(await outcome('editor', hologram)).toEqual(['forbidden'])
  expect(await outcome('admin', hologram)).toEqual([undefined])
})

test('T5 only the version of a block changes, and its content becomes code', async () => {
  const props = { html: '<script>1</script>', url: '', snippet: '', where: '' }
  const steps = (section: string): Operation[] => {
    const block = embed(section, 1, props)
    return [
      { kind: 'insertBlock', block },
      { kind: 'upgradeBlock', id: block.id, version: 2, props },
    ]
  }
  expect(await outcome('editor', steps)).toEqual([undefined, 'forbidden'])
})

test('T5 a page with code in an old shape is refused to people who may not write code', async () => {
  const make = (role: 'admin' | 'editor') =>
    as(
      async (owner) => {
        const section = '0123456789abcdef01234567'
        const blocks = [embed(section, 1, { snippet: '<script>1</script>', where: '' })]
        return createDocument(owner, {
          kind: 'page',
          settings: { title: role, slug: role },
          sections: [{ id: section, order: 'a0' }],
          blocks,
        })
      },
      [role],
    )
  await expect(make('editor')).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await make('admin')).blocks).not.toEqual({})
})
