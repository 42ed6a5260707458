import type { Plugin } from 'vite'

/** How the names of files begin that say more than the words of the first screens. */
export const laterPrefix = 'later-'

/**
 * Runs in the browser in place of Vite's helper, before an `import()` of a part. A script that fails on its way is lost
 * to the page for good where another imports it: browsers remember the failure and do not ask again. So all files of a
 * part are fetched first, and imported once they are here. So are the words that such files say, see
 * `platform/ui/load-language.ts`. A file that the server no longer has throws a `FileGone`, on which
 * `platform/ui/reload-page.ts` loads the page again.
 */
const helper = (base: string): string => `
const coming = new Map()
export const __vitePreload = (load, files = []) => Promise.all([words(files), ...files.map(comes)]).then(load)
const words = (files) => files.some((file) => file.includes(${JSON.stringify(laterPrefix)})) && globalThis.loadLaterWords?.()
function comes(file) {
  const url = new URL(${JSON.stringify(base)} + file, location.href).href
  const before = coming.get(url)
  if (before) return before
  const now = file.endsWith('.css') ? styled(url) : fetched(url)
  coming.set(url, now)
  now.catch(() => coming.delete(url))
  return now
}
async function fetched(url) {
  if (performance.getEntriesByName(url).some(({ responseStatus }) => responseStatus === 200)) return
  const answer = await fetch(url)
  if (answer.status === 404) throw Object.assign(new Error(url), { name: 'FileGone' })
  if (!answer.ok) throw new Error(answer.status + ' ' + url)
  await answer.arrayBuffer()
}
function styled(href) {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) if (link.href === href) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((done, fail) => {
    link.onload = done
    link.onerror = () => {
      link.remove()
      fail(new Error(href))
    }
    document.head.append(link)
  })
}
`

/** `base`: where the built files are served. */
export function preloadPlugin(base: string): Plugin {
  return {
    name: 'quoin-preload',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper(base) : null),
  }
}
