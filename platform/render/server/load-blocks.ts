import type { Block, Document } from '../../document/document.ts'
import { blockSwitch, type CacheTag, cacheTag, provided, type VisitorContext } from '../../context/index.ts'
import type { RenderableBlock } from '../sections.tsx'
import type { PageContext } from '../view.ts'
import type { Loaded, ServerBlock } from './block.ts'

export interface LoadedBlocks {
  renderable: ReadonlyMap<string, RenderableBlock>
  /** Types of blocks on the page, for their style sheets. */
  types: ReadonlySet<string>
  tags: readonly CacheTag[]
  until: Date | null
  title?: string | undefined
}

type PageQuery = PageContext & { query: Readonly<Record<string, string>> }

/** Calls one loader for each type of block on the page, all at once. Unknown and broken blocks are left out. */
export async function loadBlocks(
  ctx: VisitorContext,
  document: Pick<Document, 'blocks'>,
  page: PageQuery,
): Promise<LoadedBlocks> {
  const types = new Set(Object.values(document.blocks).map(({ type }) => type))
  const off = await switchedOff(ctx, types)
  const readable = Object.values(document.blocks).flatMap((block) => {
    const serverBlock = off.has(block.type) ? undefined : ctx.product.blocks.get(block.type)
    const props = serverBlock && presentProps(serverBlock, block)
    return serverBlock && props ? [{ serverBlock, block: { ...block, props: props.value } }] : []
  })
  const byType = Map.groupBy(readable, ({ block }) => block.type)
  const loaded = await Promise.all([...byType].map(([, blocks]) => loadType(ctx, blocks, page)))
  const all = new Map(loaded.flatMap((part) => [...part]))
  const renderable = new Map(
    readable.map(({ serverBlock, block }) => [
      block.id,
      { view: serverBlock.view, props: block.props, data: all.get(block.id)?.data },
    ]),
  )
  const untils = [...all.values()].flatMap(({ until }) => (until ? [until] : []))
  return {
    renderable,
    types: new Set(byType.keys()),
    // A switched-off block returns with a change of the site.
    tags: [...[...all.values()].flatMap(({ tags }) => tags), ...(off.size > 0 ? [cacheTag.site] : [])],
    until: earliest(untils),
    title: [...all.values()].find(({ title }) => title !== undefined)?.title,
  }
}

/** Returns the types of blocks that this site has disabled. */
async function switchedOff(ctx: VisitorContext, types: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const isOn = provided(ctx.product, blockSwitch)
  const off = new Set<string>()
  for (const type of types) {
    const flag = ctx.product.blocks.get(type)?.contract.flag
    if (isOn && flag && !(await isOn(ctx, flag))) off.add(type)
  }
  return off
}

/** The props upgraded to the present version; null when they fit no version. */
export function presentProps(
  { contract }: ServerBlock,
  block: Pick<Block, 'version' | 'props'>,
): { value: unknown } | null {
  try {
    const upgraded = contract.upgrades
      .slice(Math.max(0, block.version - 1))
      .reduce<unknown>((props, upgrade) => upgrade(props), block.props)
    const read = contract.props.safeParse(upgraded)
    return read.success ? { value: read.data } : null
  } catch {
    // An upgrade that receives props of an unknown shape: the block is treated like one of an unknown type.
    return null
  }
}

export function earliest(moments: readonly Date[]): Date | null {
  return moments.reduce<Date | null>((first, moment) => (first === null || moment < first ? moment : first), null)
}

type Readable = { serverBlock: ServerBlock; block: Omit<Block, 'props'> & { props: unknown } }

async function loadType(
  ctx: VisitorContext,
  blocks: readonly Readable[],
  page: PageQuery,
): Promise<ReadonlyMap<string, Loaded<unknown>>> {
  const loader = blocks[0]?.serverBlock.loader
  return loader
    ? loader(
        ctx,
        blocks.map(({ block }) => block),
        page,
      )
    : new Map()
}
