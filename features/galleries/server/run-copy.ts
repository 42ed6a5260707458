import { asImporter, fileNameIn } from '#features/imports/server'
import { uploadLimits } from '#features/media/contract'
import { assetBySource } from '#features/media/server'
import type { PlatformContext, Site, OwnerTransaction, Writable } from '#platform/context'
import { Problem } from '#platform/contract'
import { inSite, isUnreachable } from '#platform/database'
import { copyProblems } from '../contract/copies.problems.ts'
import { slidesAtMost } from '../contract/gallery.rules.ts'
import { copiesOf, type CopyRow, keepCopy } from './copies.queries.ts'
import type { CopyFailure } from './copies.tables.ts'
import { type Arrived, insertSlides } from './insert-slides.ts'
import { type Ask, readGallery } from './read-gallery.ts'

interface Running {
  site: Site
  copyId: string
  /** Time at which this call stops; the next one continues. */
  until: number
  ask: Ask
}

/** Number of images that are downloaded at a time and inserted by one operation. */
const atOnce = 4
const fetching = { maxBytes: uploadLimits.image, timeoutMs: 20_000 }

/**
 * Continues a copy until its time is over. Returns true when it is complete. An error of the whole copy ends it with a
 * sentence.
 */
export async function runCopy(ctx: Writable<PlatformContext>, running: Running): Promise<boolean> {
  try {
    return await goOn(ctx, running)
  } catch (error) {
    if (isUnreachable(error)) throw error
    ctx.log.error({ error, copyId: running.copyId }, 'The copying of images stopped.')
    const failure = failureOf('', error instanceof Problem ? error : copyProblems.stopped())
    await inSite(ctx, running.site, async (tx) => {
      const row = await copiesOf(tx).where('id', '=', running.copyId).select('failures').executeTakeFirst()
      if (row) await keepCopy(tx, running.copyId, { state: 'stopped', failures: [...row.failures, failure] })
    })
    return true
  }
}

/** Reads the galleries first, then their images. */
async function goOn(ctx: Writable<PlatformContext>, running: Running): Promise<boolean> {
  for (;;) {
    const row = await inSite(ctx, running.site, (tx) =>
      copiesOf(tx).where('id', '=', running.copyId).selectAll().executeTakeFirst(),
    )
    if (row?.state !== 'running') return true
    if (row.galleries_read < row.addresses.length) await readNext(ctx, running, row)
    else if (row.images_done < row.images.length) await copyNext(ctx, running, row)
    else await step(ctx, running, row, async () => ({ state: 'done' }))
    if (Date.now() > running.until) return false
  }
}

async function readNext(ctx: Writable<PlatformContext>, running: Running, row: CopyRow): Promise<void> {
  const address = row.addresses[row.galleries_read] ?? ''
  const found = await readGallery(address, running.ask).catch(foreseen)
  await step(ctx, running, row, async () => {
    const read = { galleries_read: row.galleries_read + 1 }
    if (found instanceof Problem) return { ...read, failures: [...row.failures, failureOf(address, found)] }
    const images = [...row.images, ...found]
    const full = images.length > slidesAtMost ? [failureOf(address, copyProblems.isFull({ most: slidesAtMost }))] : []
    return { ...read, images: images.slice(0, slidesAtMost), failures: [...row.failures, ...full] }
  })
}

/**
 * Copies the next images. Files that the library already has from the source are not requested again; a placeholder
 * from an import is replaced.
 */
async function copyNext(ctx: Writable<PlatformContext>, running: Running, row: CopyRow): Promise<void> {
  const wanted = row.images.slice(row.images_done, row.images_done + atOnce)
  const existing = await inName(ctx, running, row, (owner) =>
    Promise.all(wanted.map(({ url }) => assetBySource(owner, url))),
  )
  const arrived = await Promise.all(
    wanted.map(async (image, at): Promise<Arrived> => {
      const asset = existing[at]
      if (asset?.kind === 'image' && asset.type !== 'image/svg+xml') return { ...image, asset }
      const fetched = await running.ask(image.url, fetching).catch(foreseen)
      return fetched instanceof Problem
        ? { ...image, problem: fetched }
        : { ...image, file: { body: fetched.bytes, name: fileNameIn(image.url) } }
    }),
  )
  await step(ctx, running, row, async (owner) => {
    const { added, present, problems, isOver } = await insertSlides(owner, row, arrived)
    return {
      images_done: isOver ? row.images.length : row.images_done + wanted.length,
      added: row.added + added,
      present: row.present + present,
      failures: [...row.failures, ...problems.map(({ address, problem }) => failureOf(address, problem))],
    }
  })
}

/**
 * Runs a transaction in the name of the account that requested the copy, unless it was stopped or taken over by another
 * worker since it was read.
 */
async function step(
  ctx: Writable<PlatformContext>,
  running: Running,
  row: CopyRow,
  work: (owner: OwnerTransaction) => Promise<Partial<CopyRow>>,
): Promise<void> {
  await inName(ctx, running, row, async (owner) => {
    const current = await copiesOf(owner)
      .where('id', '=', row.id)
      .select(['state', 'galleries_read', 'images_done'])
      .forUpdate()
      .executeTakeFirst()
    const isSame = current?.galleries_read === row.galleries_read && current.images_done === row.images_done
    if (current?.state === 'running' && isSame) await keepCopy(owner, row.id, await work(owner))
  })
}

function inName<R>(
  ctx: Writable<PlatformContext>,
  { site }: Running,
  row: CopyRow,
  work: (owner: OwnerTransaction) => Promise<R>,
): Promise<R> {
  return asImporter(ctx, site, row.account_id, work)
}

/** An unexpected error is a defect, and the queue tries again. */
function foreseen(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}

function failureOf(address: string, problem: Problem): CopyFailure {
  const { code, details, sentence } = problem.toBody()
  return { address, code, details, sentence }
}
