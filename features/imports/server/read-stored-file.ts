import type { PlatformContext, Site, SiteContext, SiteTransaction, Writable } from '#platform/context'
import { Problem, type ProblemBody } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { importProblems } from '../contract/imports.problems.ts'
import { importRowById } from './imports.queries.ts'
import type { Ask } from './crawl/collect-pages.ts'
import { addressInKey, planOfSite } from './crawl/stage-site.ts'
import { stagedTable } from './table/staged-table.ts'
import { stageExport } from './stage/stage-export.ts'

/** Reads the uploaded file and makes the plan. A broken or hostile file ends in one sentence and nothing else. */
export async function readStoredFile(ctx: Writable<PlatformContext>, site: Site, importId: string): Promise<void> {
  const { file_key: key } = await inSite(ctx, site, (tx) => importRowById(asSite(tx), importId))
  if (key === null) return
  const address = addressInKey(key)
  if (address !== null) return readSite(ctx, site, importId, address)
  await readFile(ctx, site, importId, async () => {
    if (!(await ctx.storage.exists(key))) throw importProblems.fileGone()
    const { body, size } = await ctx.storage.stream(key)
    return withProgress(body, size, (part) => inSite(ctx, site, (tx) => setPart(asSite(tx), importId, part)))
  })
  const { file_key: left } = await inSite(ctx, site, (tx) => importRowById(asSite(tx), importId))
  if (left === null) await ctx.storage.remove([key])
}

/**
 * Reads the pages of a site at an address and makes the plan. Pages collected before an interruption are not requested
 * again.
 */
export async function readSite(
  ctx: Writable<PlatformContext>,
  site: Site,
  importId: string,
  address: string,
  { ask, signal }: { ask?: Ask | undefined; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const onProgress = (part: number) => inSite(ctx, site, (tx) => setPart(asSite(tx), importId, part))
  await orRefused(ctx, site, importId, async () => {
    const plan = await planOfSite(ctx, site, {
      importId,
      address,
      onProgress,
      ...(ask && { ask }),
      ...(signal && { signal }),
    })
    await inSite(ctx, site, async (tx) => {
      const within = asSite(tx)
      await plan(within)
      await setState(within, importId, 'ready', null)
    })
  })
}

/** The chunks of a file, with its progress after each fiftieth of it. */
async function* withProgress(
  body: AsyncIterable<Uint8Array>,
  size: number,
  tell: (part: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const step = Math.max(size / 50, 250_000)
  let read = 0
  let next = step
  for await (const piece of body) {
    yield piece
    read += piece.byteLength
    if (read < next) continue
    next = read + step
    await tell(Math.min(1, read / size))
  }
}

/** Uses a transaction of its own, because the reading one is invisible until it ends. */
async function setPart(ctx: SiteTransaction, id: string, part: number): Promise<void> {
  await siteTables(ctx).updateTable('imports').set({ read_part: part }).where('id', '=', id).execute()
}

/** As above, from any source. Faults of the file do not throw; they are in the import's state. */
export async function readFile(
  ctx: Writable<PlatformContext>,
  site: Site,
  importId: string,
  open: () => Promise<AsyncIterable<Uint8Array>>,
  onProgress?: (rows: number) => void,
): Promise<void> {
  await orRefused(ctx, site, importId, () =>
    inSite(ctx, site, async (tx) => {
      const within = asSite(tx)
      const state = await stageExport(within, importId, await open(), onProgress)
      await setState(within, importId, state, null)
    }),
  )
}

async function orRefused(
  ctx: Writable<PlatformContext>,
  site: Site,
  importId: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await inSite(ctx, site, (tx) => setState(asSite(tx), importId, 'failed', error.toBody()))
  }
}

async function setState(
  ctx: SiteTransaction,
  id: string,
  state: 'ready' | 'mapping' | 'failed',
  problem: ProblemBody | null,
): Promise<void> {
  // The file of a table is kept until the import, because its mapping can be changed until then.
  const keepsFile = state !== 'failed' && stagedTable(await importRowById(ctx, id)) !== null
  await siteTables(ctx)
    .updateTable('imports')
    .set({
      state,
      problem: problem ? storable(problem) : null,
      ...(keepsFile ? {} : { file_key: null }),
      ...(state === 'failed' ? { ended_at: ctx.now() } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** Removes characters that the database cannot store, because a sentence may quote the file. */
const storable = (problem: ProblemBody): Record<string, unknown> =>
  JSON.parse(JSON.stringify(problem).replaceAll('\\u0000', '')) as Record<string, unknown>

const asSite = <C extends PlatformContext & { readonly site: Site }>(ctx: C): C & SiteContext => ({
  ...ctx,
  locale: languageOf(ctx.site.locale),
})
