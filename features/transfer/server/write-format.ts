import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type OutsideTransaction, type PlatformContext, provided, type Site } from '#platform/context'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { writeWithinRoom } from '#platform/storage'
import { type CopyOptions, type TransferFormat, transferProblems, type TransferResult } from '../contract/index.ts'
import { exportSite } from './export-site.ts'
import { siteExports } from './extension-points.ts'
import { copyIntoZip } from './static/write-copy.ts'

/** Writes the site in this format into a file of this machine. */
export async function writeFormat(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  path: string,
  { format, copy }: { format: TransferFormat; copy: CopyOptions },
): Promise<TransferResult> {
  if (format === 'archive') return exportSite(ctx, site, path)
  if (format === 'static') {
    const { pages, files, bytes } = await copyIntoZip(ctx, site, path, copy)
    return { tables: 0, rows: pages, files, bytes }
  }
  const result = await written(ctx, site, path, format)
  if (result.rows === 0) throw transferProblems.nothingToExport()
  return { ...result, bytes: (await stat(path)).size }
}

async function written(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  path: string,
  format: Exclude<TransferFormat, 'archive' | 'static'>,
): Promise<TransferResult> {
  // The HTML sanitizer is large and rarely needed, so it is loaded on demand.
  if (format === 'wordpress') return (await import('./formats/write-wordpress.ts')).writeWordpress(ctx, site, path)
  if (format === 'markdown') return (await import('./formats/write-markdown.ts')).writeMarkdown(ctx, site, path)
  const write = provided(ctx.product, siteExports).get(format)
  if (!write) throw transferProblems.nothingToExport()
  const { text, rows } = await inSite(ctx, site, (tx) => write({ ...tx, locale: languageOf(site.locale) }))
  await writeWithinRoom(path, Readable.from([Buffer.from(text)]), ctx.config)
  return { tables: 0, rows, files: 0, bytes: 0 }
}
