import { behaviour } from '#platform/islands'
import { closeByEscape } from '#platform/visitor'
import { type SearchResults, type PreviewWords, previewList } from './preview-list.dom.ts'

/** Milliseconds without a key after which a search is worth its way. */
const restAfter = 180
const leastLetters = 2

/**
 * Shows results under the field while typing. The form is unchanged: Enter, its button, and a browser that cannot reach
 * the server all lead to the search page.
 */
export const searchPreview = behaviour<PreviewWords>('search-preview', (root, words) => {
  const input = root.querySelector('input')
  if (!input) return undefined
  const list = previewList(root, input, words)
  const ending = new AbortController()
  let calling: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let forget: (() => void) | undefined

  const ask = async () => {
    calling?.abort()
    const query = input.value.trim()
    calling = new AbortController()
    const { signal } = calling
    const found = query.length < leastLetters ? null : await foundFor(query, signal)
    if (signal.aborted) return
    if (!found || document.activeElement !== input) return hide()
    list.show(found, query)
    forget ??= closeByEscape({ element: root, close: leave })
  }
  const hide = () => {
    list.hide()
    forget?.()
    forget = undefined
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), restAfter)
  }
  const leave = () => {
    clearTimeout(timer)
    calling?.abort()
    hide()
  }
  const key = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (by !== null && !list.isOpen()) void ask()
    else if (by !== null) list.step(by)
    else if (event.key === 'Enter' && list.chosen()) list.chosen()?.click()
    else {
      if (event.key === 'Home' || event.key === 'End') list.release()
      return
    }
    event.preventDefault()
  }
  const { signal } = ending
  input.addEventListener('input', later, { signal })
  input.addEventListener('keydown', key, { signal })
  input.addEventListener('blur', leave, { signal })
  // Handles text that was typed while this script was loading.
  if (document.activeElement === input && input.value !== input.defaultValue) later()
  return () => {
    leave()
    ending.abort()
    list.end()
  }
})

/** Returns null when the request failed. The form itself may still work. */
async function foundFor(q: string, signal: AbortSignal): Promise<SearchResults | null> {
  try {
    const answer = await fetch(`/api/search/preview?q=${encodeURIComponent(q)}`, { signal })
    return answer.ok ? ((await answer.json()) as SearchResults) : null
  } catch {
    return null
  }
}
