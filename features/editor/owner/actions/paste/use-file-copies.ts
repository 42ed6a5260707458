import { libraryApi, mostChosen } from '#features/media/contract'
import { sitesApi } from '#features/sites/contract'
import { call, sentenceOf, toast, useCall, useLanguage } from '#platform/ui'
import type { CopiedBlocks } from '../copy-blocks.ts'

/** Returns a function that copies the files of copied blocks from another site to this one, and renames their ids. */
export function useFileCopies(): (copied: CopiedBlocks) => Promise<CopiedBlocks> {
  const language = useLanguage()
  const here = useCall(sitesApi.site, {}).data?.id
  return async (copied) => {
    const { site, blocks, section } = copied
    if (site === undefined || site === here) return copied
    const ids = idsWithin([...blocks.map(({ props }) => props), section?.background])
    const copyOf = new Map<string, string>()
    try {
      for (let start = 0; start < ids.length; start += mostChosen) {
        const { copies } = await call(libraryApi.copy, { site, ids: ids.slice(start, start + mostChosen) })
        for (const { from, to } of copies) copyOf.set(from, to)
      }
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
    }
    return {
      ...copied,
      blocks: blocks.map((block) => ({ ...block, props: withIds(block.props, copyOf) })),
      ...(section && { section: { ...section, background: withIds(section.background, copyOf) } }),
    }
  }
}

const anId = /[0-9a-f]{24}/g

/** Collects all ids in values. The editor cannot tell which of them are files; the other site ignores the rest. */
function idsWithin(values: readonly unknown[]): string[] {
  return [...new Set(JSON.stringify(values).match(anId))]
}

function withIds<Value>(value: Value, copyOf: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value).replace(anId, (id) => copyOf.get(id) ?? id)) as Value
}
