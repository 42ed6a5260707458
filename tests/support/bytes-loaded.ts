import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'

export const kB = 1000

/** Everything that the browser asked for until nothing more came. */
export async function loading(page: Page, address: string): Promise<Response[]> {
  const loaded: Response[] = []
  const keep = (response: Response) => void loaded.push(response)
  page.on('response', keep)
  await page.goto(address, { waitUntil: 'networkidle' })
  page.off('response', keep)
  return loaded
}

/** Returns the Brotli size of the scripts. */
export async function scriptBytes(loaded: readonly Response[]): Promise<number> {
  const scripts = loaded.filter((response) => response.request().resourceType() === 'script')
  const files = await Promise.all(scripts.map((script) => script.body()))
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
}

export async function bytesOf(loaded: readonly Response[], types?: readonly string[]): Promise<number> {
  const counted = loaded.filter((response) => !types || types.includes(response.request().resourceType()))
  await Promise.all(counted.map((response) => response.finished()))
  const sizes = await Promise.all(counted.map((response) => response.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
