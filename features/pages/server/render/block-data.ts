import type { OwnerContext } from '#platform/context'
import { enumerations, type Input, type Output } from '#platform/contract'
import { loadBlocks } from '#platform/render/server'
import type { servingApi } from '../../contract/serving.api.ts'
import { locksOfDocument } from '../access/locks-of-document.ts'
import { asVisitor } from './canvas-page.ts'
import { pageContextOf } from './page-context.ts'

/** Returns the loaders' data for blocks on the canvas, saved or not. */
export async function blockData(
  ctx: OwnerContext,
  { document, blocks, query }: Input<typeof servingApi.blockData>,
): Promise<Output<typeof servingApi.blockData>> {
  ctx.require('content.look')
  const locks = await locksOfDocument(ctx, document)
  const visitor = asVisitor(ctx)
  const pageContext = pageContextOf(visitor, {
    documentId: document,
    path: '/',
    pageType: enumerations.pageTypes.page,
    locks,
    editing: true,
  })
  const loaded = await loadBlocks(
    visitor,
    { blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) },
    { ...pageContext, query },
  )
  return { data: Object.fromEntries([...loaded.renderable].map(([id, { data }]) => [id, data])) }
}
