/**
 * B5.05, B5.06: what galleries load with. One that cannot be had is said in the console, and the page stays as the
 * server made it.
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
