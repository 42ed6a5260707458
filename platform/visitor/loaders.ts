/**
 * B5.05, B5.06: modules of galleries. A module that cannot be loaded is reported in the console, and the page stays as
 * the server rendered it.
 */
export const imageLoader = () => loaded('Loader2 not found', () => import('./images/index.ts'))
export const videoLoader = () => loaded('VideoLoader not found', () => import('./video/index.ts'))

export async function loaded<M>(message: string, load: () => Promise<M>): Promise<M | null> {
  try {
    return await load()
  } catch {
    // oxlint-disable-next-line no-console -- where the documents say it is said
    console.error(message)
    return null
  }
}
