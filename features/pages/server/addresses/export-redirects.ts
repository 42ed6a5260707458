import type { OwnerContext } from '#platform/context'
import { csvRow, type Input } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { isRedirectFound } from '../../contract/redirects.rules.ts'
import type { pagesApi } from '../../contract/index.ts'
import { listRedirects } from './redirects.ts'

const columns = ['from', 'to', 'status', 'automatic', 'created_at']

/** Exports the list in the same words as it is shown. */
export async function exportRedirects(
  ctx: OwnerContext,
  { search }: Input<typeof pagesApi.redirectsCsv>,
): Promise<Answer<string>> {
  const { redirects } = await listRedirects(ctx)
  const lines = redirects
    .filter((redirect) => isRedirectFound(redirect, search))
    .map(({ path, target, permanent, automatic, createdAt }) => [
      path,
      target,
      permanent ? '301' : '302',
      String(automatic),
      createdAt,
    ])
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${ctx.site.name}-redirects.csv"` },
    body: `\uFEFF${[columns, ...lines].map(csvRow).join('')}`,
  })
}
