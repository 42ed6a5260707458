import type { BlockLoader } from '#platform/render/server'
import { navigationOf } from '../../server/navigation.queries.ts'
import type { NavigationProps } from './navigation.contract.ts'
import type { NavigationData } from './navigation.view.tsx'

export const loadNavigations: BlockLoader<NavigationProps, NavigationData> = async (ctx, blocks, page) => {
  const trees = [...new Set(blocks.map(({ props }) => props.tree))]
  const menus = await navigationOf(ctx, trees, { draft: ctx.preview || page.editing })
  return new Map(blocks.map(({ id, props }) => [id, { data: { links: menus.get(props.tree) ?? [] }, tags: ['nav'] }]))
}
