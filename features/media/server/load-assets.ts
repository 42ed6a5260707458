import { cacheTag, type VisitorContext } from '#platform/context'
import type { Loaded } from '#platform/render/server'
import type { Asset } from '../contract/index.ts'
import { assetsByIds } from './assets.queries.ts'

/** The assets that blocks name in some of their props, loaded in one query. */
export async function loadAssets<Props, Name extends keyof Props & string>(
  ctx: VisitorContext,
  blocks: readonly { id: string; props: Props }[],
  names: readonly Name[],
): Promise<ReadonlyMap<string, Loaded<Record<Name, Asset | null>>>> {
  const idsOf = (props: Props) =>
    names.flatMap((name) => (typeof props[name] === 'string' ? [props[name] as string] : []))
  const assets = await assetsByIds(
    ctx,
    blocks.flatMap(({ props }) => idsOf(props)),
  )
  return new Map(
    blocks.map(({ id, props }) => {
      const found = names.map((name) => [name, assets.get(String(props[name])) ?? null])
      return [
        id,
        { data: Object.fromEntries(found) as Record<Name, Asset | null>, tags: idsOf(props).map(cacheTag.asset) },
      ]
    }),
  )
}

/** The assets that the entries of lists name, by their ids, for all blocks in one query. */
export async function loadListed<Props>(
  ctx: VisitorContext,
  blocks: readonly { id: string; props: Props }[],
  listed: (props: Props) => readonly (string | null)[],
): Promise<ReadonlyMap<string, Loaded<{ photos: Record<string, Asset> }>>> {
  const idsOf = (props: Props) => listed(props).flatMap((id) => id ?? [])
  const assets = await assetsByIds(
    ctx,
    blocks.flatMap(({ props }) => idsOf(props)),
  )
  return new Map(
    blocks.map(({ id, props }) => {
      const ids = idsOf(props)
      const photos = Object.fromEntries(ids.flatMap((name) => assets.get(name) ?? []).map((asset) => [asset.id, asset]))
      return [id, { data: { photos }, tags: ids.map(cacheTag.asset) }]
    }),
  )
}
