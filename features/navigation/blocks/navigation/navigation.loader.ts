import type { BlockLoader } from '#platform/render/server'
import { menuAround } from '../../server/menu-around.ts'
import { navigationOf } from '../../server/navigation.queries.ts'
import type { NavigationProps } from './navigation.contract.ts'
import type { NavigationData } from './navigation.view.tsx'
import { cacheTag } from '#platform/context'

export const loadNavigations: BlockLoader<NavigationProps, NavigationData> = async (ctx, blocks, page) => {
  const trees = [...new Set(blocks.map(({ props }) => props.tree))]
  const menus = await navigationOf(ctx, trees, {
    draft: ctx.preview || page.editing,
    withUnpublished: page.editing || page.withDrafts === true,
  })
  const opens = (props: NavigationProps): boolean => props.collapse !== 'never'
  const around = blocks.some(({ props }) => opens(props)) ? await menuAround(ctx) : null
  return new Map(
    blocks.map(({ id, props }) => [
      id,
      {
        data: { links: menus.get(props.tree) ?? [], around: opens(props) ? (around?.data ?? null) : null },
        tags: [cacheTag.nav, ...(around && opens(props) ? around.tags : [])],
      },
    ]),
  )
}
