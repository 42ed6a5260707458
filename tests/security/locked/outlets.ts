import type { Answered, Ask, Browser } from '#support/request'

/** One way out of a site: what comes back is everything that reaches whoever asks. */
export interface Outlet {
  name: string
  ask: (browser: Browser) => Promise<string>
  /** The address itself was asked for: that it is named again tells nothing. */
  isItsAddress?: boolean
}

/**
 * Something that was written, and everything in which it is recognised: the words of each of its fields, its image, its
 * address.
 */
export interface Secret {
  words: readonly string[]
  asset: string | null
  path: string
}

/** The outlets at which one of the marks is found, with that mark. */
export async function leaks(
  outlets: readonly Outlet[],
  { words, asset, path }: Secret,
  browser: () => Browser,
): Promise<string[]> {
  const found: string[] = []
  for (const { name, ask, isItsAddress } of outlets) {
    const text = await ask(browser())
    const marks = [...words, ...(asset ? [asset] : []), ...(isItsAddress ? [] : [path])]
    found.push(...marks.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`))
  }
  return found
}

/**
 * The outlets that show nothing of it: before the lock there are none, or the check would look where nothing ever is.
 */
export async function silent(outlets: readonly Outlet[], secret: Secret, browser: () => Browser): Promise<string[]> {
  const shown = new Set((await leaks(outlets, secret, browser)).map((leak) => leak.slice(0, leak.lastIndexOf(': '))))
  return outlets.flatMap(({ name }) => (shown.has(name) ? [] : [name]))
}

/** Reads an address. */
export function reading(name: string, path: string, isItsAddress = false): Outlet {
  return { name, ask: async (browser) => whole(await browser.ask(path)), isItsAddress }
}

/** C7.08: one block as HTML, for whoever knows its id. */
export function widget(name: string, block: { id: string; type: string }): Outlet {
  const body = { widgetJSON: JSON.stringify({ type: block.type, id: block.id, value: {} }) }
  return { name, ask: async (browser) => whole(await browser.send('POST', '/api/widget/GetWidgetRendering', body)) }
}

/** The card of a page for social networks: an image of its title, found by the address that the open page gave. */
export function card(path: string, title: string): Outlet {
  return {
    name: 'card for social networks',
    ask: async (browser) => {
      const { status } = await browser.ask(path)
      return status === 200 ? title : String(status)
    },
  }
}

/** A file of the library in each of the ways in which browsers ask for one, at the address that the open page gave. */
export function file(path: string, mark: string): Outlet[] {
  const shown = ({ status }: Answered): string => ([200, 206, 304].includes(status) ? mark : String(status))
  const outletAt = (name: string, options: Ask): Outlet => ({
    name: `its image, ${name}`,
    ask: async (browser) => shown(await browser.ask(path, options)),
  })
  return [
    outletAt('whole', {}),
    outletAt('its head alone', { method: 'HEAD' }),
    outletAt('its first bytes', { headers: { range: 'bytes=0-3' } }),
    outletAt('if it changed', { headers: { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() } }),
  ]
}

export function whole({ status, headers, text }: Answered): string {
  return `${status}\n${JSON.stringify(headers)}\n${text}`
}
