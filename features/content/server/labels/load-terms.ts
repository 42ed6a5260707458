import { cacheTag, type VisitorContext } from '#platform/context'
import type { PageContext } from '#platform/render'
import type { Loaded } from '#platform/render/server'
import type { Collection } from '../../contract/index.ts'
import type { Term, TermKind, TermsData, TermsProps } from '../../contract/terms.schema.ts'
import { collectionsByIds } from '../base/collections.queries.ts'
import { nextMoment } from '../base/items.queries.ts'
import { termsOf } from './terms.queries.ts'

type Wanted<P> = { id: string; props: P }

/** Loads terms for all blocks of one type on a page, once for each collection and kind. */
export async function loadTerms<P extends TermsProps>(
  ctx: VisitorContext,
  blocks: readonly Wanted<P>[],
  { locks: opened }: Pick<PageContext, 'locks'>,
  kindOf: (props: P) => TermKind,
): Promise<Map<string, Loaded<TermsData>>> {
  const collections = await collectionsByIds(ctx, [...new Set(blocks.flatMap(({ props }) => props.collection ?? []))])
  const termsByKey = new Map<string, Term[]>()
  const loaded = new Map<string, Loaded<TermsData>>()
  for (const { id, props } of blocks) {
    const collection = collections.get(props.collection ?? '')
    if (!collection) {
      loaded.set(id, {
        data: { terms: [], isChosen: props.collection !== null },
        tags: props.collection ? [cacheTag.collection(props.collection)] : [],
      })
      continue
    }
    const kind = kindOf(props)
    const key = `${collection.id} ${kind}`
    const terms = termsByKey.get(key) ?? (await termsOf(ctx, { collection, kind, opened }))
    termsByKey.set(key, terms)
    loaded.set(id, await loadedTerms(ctx, collection, chosenTerms(terms, kind, props)))
  }
  return loaded
}

async function loadedTerms(ctx: VisitorContext, collection: Collection, terms: Term[]): Promise<Loaded<TermsData>> {
  const until = await nextMoment(ctx, [collection.id])
  return { data: { terms, isChosen: true }, tags: [cacheTag.collection(collection.id)], ...(until ? { until } : {}) }
}

/** Returns the most used terms up to the limit, in the requested order; months stay in theirs. */
function chosenTerms(terms: readonly Term[], kind: TermKind, { limit, order }: TermsProps): Term[] {
  if (kind === 'month') return terms.slice(0, limit)
  const mostUsed = new Set([...terms].sort((a, b) => b.count - a.count).slice(0, limit))
  const shown = terms.filter((term) => mostUsed.has(term))
  return order === 'count' ? shown.sort((a, b) => b.count - a.count) : shown
}
