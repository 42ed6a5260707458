import type { Page } from 'playwright-core'
import { samples } from './editor.ts'
import { ask } from './request.ts'

/** Tells which scripts that a page has loaded bring some part of the owner area, known by words that only it holds. */
export async function scriptWith(words: string, page: Page): Promise<(address: URL) => boolean> {
  const place = samples()
  const files = new Set<string>()
  const { protocol, host } = new URL(place.admin('kade-9'))
  const seen: string[] = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  for (const name of new Set(seen.filter((resource) => resource.endsWith('.js')))) {
    const { pathname } = new URL(name, `${protocol}//${host}`)
    const { bytes } = await ask(place.port, host, pathname)
    if (bytes.toString().includes(words)) files.add(pathname)
  }
  return ({ pathname }) => files.has(pathname)
}
