/**
 * On every page of `./quoin dev`: shows a changed style sheet in place, and loads a page anew that the server now
 * renders otherwise.
 */

/** The text of a style sheet, and those that it had before: a page may have any of them. */
export interface ChangedSheet {
  file: string
  earlier: readonly string[]
  text: string
}

interface Hot {
  on: <T>(event: string, hear: (data: T) => void) => void
  send: (event: string, data: unknown) => void
}

// Written so because Vite looks for these very words.
const hot = (import.meta as ImportMeta & { hot?: Hot }).hot
/** React sets the text of the canvas's styles from what it has loaded: what was swapped is swapped again. */
const changed = new Map<string, ChangedSheet>()
const watched = new WeakSet<Document>()
const isOwnerArea = document.documentElement.dataset['host'] !== undefined

hot?.on('quoin:sheet', (sheet: ChangedSheet) => {
  changed.set(sheet.file, sheet)
  for (const page of [document, ...framedPages()]) {
    swapIn(page)
    if (watched.has(page)) continue
    watched.add(page)
    new MutationObserver(() => swapIn(page)).observe(page, { childList: true, characterData: true, subtree: true })
  }
})

hot?.on('quoin:rendered', () => {
  // The owner area has its screens from the scripts; what it shows of the server's making is asked for as if one came
  // back to it.
  if (isOwnerArea) window.dispatchEvent(new Event('visibilitychange'))
  else location.reload()
})

// Changes between the page's request and this connection were announced before it could listen.
hot?.send('quoin:opened', { at: performance.timeOrigin })

function swapIn(page: Document): void {
  for (const style of page.querySelectorAll('style')) {
    const swapped = [...changed.values()].reduce(swap, style.textContent)
    if (swapped !== style.textContent) style.textContent = swapped
  }
}

/** The longest text that is found is the one that is there: one may be the beginning of another. */
function swap(css: string, { earlier, text }: ChangedSheet): string {
  const present = [text, ...earlier].sort((a, b) => b.length - a.length).find((candidate) => css.includes(candidate))
  return present === undefined ? css : css.replace(present, () => text)
}

function framedPages(): Document[] {
  return [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
}
