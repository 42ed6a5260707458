import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { z } from 'zod'
import { dayMs } from '../../contract/index.ts'
import type { PlatformContext, Writable } from '../../context/index.ts'
import { enqueue, job } from '../../jobs/index.ts'
import { isStale } from './stored-pages.ts'
import type {} from '../http.tables.ts'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const atOnce = 200
const keptDays = 30

/**
 * Makes the smallest bytes of pages that were kept and are still right: 30 ms each, which no visitor should wait for.
 */
export const compressPagesJob = job({
  name: 'http.compress-pages',
  atOnce: 1,
  input: z.object({}),
  run: async (ctx) => {
    const rows = await ctx.db
      .selectFrom('render_cache as kept')
      .select(['website_id', 'host', 'url', 'etag', 'br'])
      .where('quality', '<', 11)
      .where(({ not }) => not(isStale))
      .orderBy('kept_at')
      .limit(atOnce)
      .execute()
    for (const { website_id, host, url, etag, br } of rows) {
      const best = await toBrotli(await fromBrotli(br), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      await ctx.db
        .updateTable('render_cache')
        .set({ br: best, quality: 11 })
        .where('website_id', '=', website_id)
        .where('host', '=', host)
        .where('url', '=', url)
        .where('etag', '=', etag)
        .execute()
    }
    if (rows.length === atOnce) await askForCompression(ctx)
  },
})

/** Delayed a little, so that pages rendered one after the other share one job. */
export async function askForCompression(ctx: Writable<PlatformContext>): Promise<void> {
  await enqueue(ctx, compressPagesJob, {}, { key: 'all', after: new Date(ctx.now().getTime() + 3000) })
}

/** Deletes cached pages that are no longer requested. */
export const forgetOldPagesJob = job({
  name: 'http.forget-old-pages',
  input: z.object({}),
  schedule: '41 3 * * *',
  run: async (ctx) => {
    await ctx.db
      .deleteFrom('render_cache')
      .where('kept_at', '<', new Date(ctx.now().getTime() - keptDays * dayMs))
      .execute()
  },
})
