import { popularOn, specialPage } from '#features/pages/server'
import { enumerations } from '#platform/contract'
import type { BlockLoader } from '#platform/render/server'
import { fragmentsOf, markedTitle } from '../../contract/search.rules.ts'
import { find } from '../../server/find.ts'
import { goodsAmong } from '../../server/goods-among.ts'
import type { SearchProps } from './search.contract.ts'
import type { SearchData } from './search.view.tsx'

const perPage = 10
const mostPages = 100

/** Loads results only on the search page; on all other pages the block is a form that opens it. */
export const loadSearch: BlockLoader<SearchProps, SearchData | null> = async (ctx, blocks, page) => {
  const data = page.pageType === enumerations.pageTypes.search ? await resultsFor(ctx, page.query) : null
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}

async function resultsFor(
  ctx: Parameters<typeof find>[0],
  query: Readonly<Record<string, string>>,
): Promise<SearchData> {
  const queryText = (query['q'] ?? '').slice(0, 200).trim()
  const wanted = Math.trunc(Number(query['page'] ?? 1))
  const at = wanted >= 1 && wanted <= mostPages ? wanted : 1
  const { results, words, count, corrected } = await find(ctx, queryText, {
    limit: perPage,
    offset: (at - 1) * perPage,
  })
  const goods = await goodsAmong(
    ctx,
    results.flatMap(({ subject }) => subject ?? []),
  )
  const isInVain = count === 0 && queryText !== ''
  return {
    query: queryText,
    popular: isInVain ? (await popularOn(ctx, mostPopular)).data : [],
    words: isInVain ? await specialPage(ctx, 'search') : null,
    count,
    corrected,
    page: at,
    pages: Math.min(mostPages, Math.max(1, Math.ceil(count / perPage))),
    results: results.map(({ subject, path, title, body }) => ({
      path,
      title: markedTitle(title, words),
      text: fragmentsOf(body, words),
      product: goods.get(subject ?? '') ?? null,
    })),
  }
}

const mostPopular = 4
