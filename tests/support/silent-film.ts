import { visit } from './browser.ts'
import { type FilmShape, recordFilm } from './record-film.ts'

/** A film of a few frames. */
export async function silentFilm([width, height]: readonly [number, number] = [64, 36]): Promise<Buffer> {
  const { page, context } = await visit()
  const film: FilmShape = { width, height, frames: 8, discs: 0 }
  const recorded = await recordFilm(page, film)
  await context.close()
  return recorded
}
