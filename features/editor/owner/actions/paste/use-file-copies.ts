import { libraryApi, mostChosen } from '#features/media/contract'
import { sitesApi } from '#features/sites/contract'
import type { Block } from '#platform/document'
import { call, sentenceOf, toast, useCall, useLanguage } from '#platform/ui'
import type { CopiedBlocks } from '../copy-blocks.ts'

/** Returns a function that copies the files of blocks from another site to this one, and their ids with them. */
export function useFileCopies(): (copied: CopiedBlocks) => Promise<Block[]> {
  const language = useLanguage()
  const here = useCall(sitesApi.site, {}).data?.id
  return async ({ site, blocks }) => {
    if (site === undefined || site === here) return blocks
    const ids = idsInProps(blocks)
    const copyOf = new Map<string, string>()
    try {
      for (let start = 0; start < ids.length; start += mostChosen) {
        const { copies } = await call(libraryApi.copy, { site, ids: ids.slice(start, start + mostChosen) })
        for (const { from, to } of copies) copyOf.set(from, to)
      }
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
    }
    return blocks.map((block) => ({ ...block, props: withIds(block.props, copyOf) }))
  }
}

const anId = /[0-9a-f]{24}/g

/** Collects all ids in the props. The editor cannot tell which of them are files; the other site ignores the rest. */
function idsInProps(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap(({ props }) => JSON.stringify(props).match(anId) ?? []))]
}

function withIds(props: Block['props'], copyOf: ReadonlyMap<string, string>): Block['props'] {
  return JSON.parse(JSON.stringify(props).replace(anId, (id) => copyOf.get(id) ?? id)) as Block['props']
}
