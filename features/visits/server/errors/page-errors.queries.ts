import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { pageErrorsApi } from '../../contract/page-errors.api.ts'
import type {} from '../visits.tables.ts'

/** Lists page errors, the most recent first. */
export async function listPageErrors(ctx: OwnerContext): Promise<Output<typeof pageErrorsApi.list>> {
  ctx.require('settings.advanced')
  const rows = await siteTables(ctx)
    .selectFrom('page_errors')
    .selectAll()
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute()
  return {
    errors: rows.map(
      ({ mark, message, path, file, line, column, stack, browser, app, times, visitors, first_at, last_at }) => ({
        message,
        path,
        file,
        line,
        column,
        stack,
        browser,
        times,
        visitors,
        id: mark,
        isOwnCode: app === 'site',
        firstAt: first_at.toISOString(),
        lastAt: last_at.toISOString(),
      }),
    ),
  }
}

export async function clearPageErrors(
  ctx: OwnerTransaction,
  { id }: Input<typeof pageErrorsApi.clear>,
): Promise<Record<string, never>> {
  ctx.require('settings.advanced')
  const errors = siteTables(ctx).deleteFrom('page_errors')
  const visitors = siteTables(ctx).deleteFrom('page_error_visitors')
  await (id === undefined ? errors : errors.where('mark', '=', id)).execute()
  await (id === undefined ? visitors : visitors.where('mark', '=', id)).execute()
  return {}
}
