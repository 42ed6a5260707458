import { likelyTargets, whereAddressesLead } from '#features/pages/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { csvRow, type Input, type Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import type { OldAddress } from '../../contract/address.schema.ts'
import type { importsApi } from '../../contract/imports.api.ts'
import { importMessages } from '../../contract/imports.messages.ts'
import { importRowById } from '../imports.queries.ts'

/** Lists the former addresses of imported records with their present targets. */
export async function listAddresses(
  ctx: OwnerContext,
  { id, after, limit }: Input<typeof importsApi.addresses>,
): Promise<Output<typeof importsApi.addresses>> {
  ctx.require('settings.import')
  await importRowById(ctx, id)
  const rows = await addressRows(ctx, id)
    .where('path', '>', after ?? '')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { addresses: await leadsOf(ctx, page), next: rows.length > limit ? (page.at(-1)?.path ?? null) : null }
}

function addressRows(ctx: SiteContext, importId: string) {
  return siteTables(ctx)
    .selectFrom('import_addresses')
    .select(['path', 'title'])
    .where('import_id', '=', importId)
    .orderBy('path')
}

export async function leadsOf(
  ctx: SiteContext,
  rows: readonly { path: string; title: string }[],
): Promise<OldAddress[]> {
  const leads = await whereAddressesLead(
    ctx,
    rows.map(({ path }) => path),
  )
  const lost = rows.flatMap(({ path }) => (leads.get(path)?.state === 'nowhere' ? [path] : []))
  const likely = lost.length === 0 ? new Map<string, string>() : await likelyTargets(ctx, lost)
  return rows.map(({ path, title }) => ({
    path,
    title,
    ...(leads.get(path) ?? { state: 'nowhere' as const, to: '' }),
    likely: likely.get(path) ?? '',
  }))
}

const atOnce = 500

/** Exports the whole list as a table, in a form that other systems import as redirects. */
export async function addressesReport(ctx: OwnerContext, { id }: { id: string }): Promise<Answer<string>> {
  ctx.require('settings.import')
  const own = await importRowById(ctx, id)
  const rows = await addressRows(ctx, id).execute()
  const lines: string[] = [
    csvRow((['from', 'to', 'title'] as const).map((name) => importMessages(ctx.locale, `address.${name}`))),
  ]
  for (let start = 0; start < rows.length; start += atOnce)
    for (const { path, to, title } of await leadsOf(ctx, rows.slice(start, start + atOnce)))
      lines.push(csvRow([path, to, title]))
  const name = own.file_name.replace(/[^\w.-]+/g, '-').slice(0, 100)
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${name}-addresses.csv"` },
    body: `\uFEFF${lines.join('')}`,
  })
}
