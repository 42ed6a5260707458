import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature, storeAsset } from '#features/media/server'
import { sitesFeature } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { Block } from '#platform/document'
import { testContext } from '#support/context'
import { textBlock } from '#support/page'
import { testSite } from '#support/site'
import { pagesFeature } from '../pages.feature.ts'
import { contractsOf } from '../base/contracts.ts'
import { createDocument } from '../documents/create-document.ts'
import { missingAlt } from './missing-alt.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
const { as } = await testSite(ctx)
const body = new Uint8Array(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3458a0' } })
    .jpeg()
    .toBuffer(),
)

async function photo(tx: OwnerTransaction, alt: string): Promise<string> {
  return (await storeAsset(tx, { body, name: 'ridge.jpg', alt })).id
}

/** Answers for a page with one block of this type and these props, and names that block. */
async function pageWith(
  tx: OwnerTransaction,
  type: string,
  props: Block['props'],
): Promise<{ id: string; block: string }> {
  const section = newId()
  const block: Block = { ...textBlock(section, ''), type, version: contractsOf(tx).get(type)?.version ?? 1, props }
  const settings = { title: 'Berg', slug: newId() }
  const page = await createDocument(tx, {
    kind: 'page',
    settings,
    sections: [{ id: section, order: 'a0' }],
    blocks: [block],
  })
  return { id: page.id, block: block.id }
}

test('an image is mentioned where neither the block nor the file has alternative text, also where the field was never stored', async () => {
  const [mute, described] = await as(async (tx) => [await photo(tx, ' '), await photo(tx, 'A ridge at dawn')])
  const remarks = async (props: Block['props']) =>
    as(async (tx) => {
      const { id, block } = await pageWith(tx, 'image', props)
      const { images } = await missingAlt(tx, { id })
      return images.map(({ blockId, n }) => [blockId === block, n])
    })
  expect(await remarks({ asset: mute })).toEqual([[true, 1]])
  expect(await remarks({ asset: mute, alt: '  ' })).toEqual([[true, 1]])
  expect(await remarks({ asset: mute, alt: 'A ridge' })).toEqual([])
  expect(await remarks({ asset: mute, decorative: true })).toEqual([])
  expect(await remarks({ asset: described })).toEqual([])
})

test('both images of a comparison are counted', async () => {
  const { images } = await as(async (tx) => {
    const mute = await photo(tx, '')
    return missingAlt(tx, await pageWith(tx, 'before-after', { before: mute, after: mute, afterAlt: '' }))
  })
  expect(images.map(({ n }) => n)).toEqual([2])
})
