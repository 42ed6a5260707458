import { behaviour } from '#platform/islands'
import { folded, type Fragment, fragmentsOf, markedTitle, wordsOfQuery } from '../contract/search.rules.ts'

export interface CopiedEntry {
  path: string
  title: string
  text: string
}

export interface CopiedSearchWords {
  none: string
  hint: string
  one: string
  /** `{n}` and `{query}` are placeholders. */
  many: string
  failed: string
}

interface Props extends CopiedSearchWords {
  /** Address of the file with the entries. */
  index: string
}

const mostShown = 50

/** Searches all entries of a static copy in the browser, because no server answers. */
export const copiedSearch = behaviour<Props>('copied-search', (root, props) => {
  const query = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  if (query === '') return undefined
  for (const input of document.querySelectorAll<HTMLInputElement>('main input[name=q]')) input.value = query
  const place = root.querySelector('[data-search]')
  const show = (...parts: HTMLElement[]) => place?.replaceChildren(...parts)
  void fetch(props.index)
    .then(async (answer) => (await answer.json()) as CopiedEntry[])
    .then((entries) => {
      const matches = matching(entries, wordsOfQuery(query))
      if (matches.length === 0) {
        show(note(props.none.replace('{query}', query)), note(props.hint))
        return
      }
      const sentence = matches.length === 1 ? props.one : props.many.replace('{n}', String(matches.length))
      show(note(sentence.replace('{query}', query)), results(matches.slice(0, mostShown), wordsOfQuery(query)))
    })
    .catch(() => show(note(props.failed)))
  return undefined
})

/** Each word must be the start of a word in the entry; matches in titles rank highest. */
export function matching(entries: readonly CopiedEntry[], words: readonly string[]): CopiedEntry[] {
  if (words.length === 0) return []
  return entries
    .map((entry) => {
      const title = ` ${folded(entry.title).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
      const text = ` ${folded(entry.text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
      const isMatch = words.every((word) => title.includes(` ${word}`) || text.includes(` ${word}`))
      const weight = words.reduce(
        (sum, word) => sum + (title.includes(` ${word}`) ? 10 : 0) + text.split(` ${word}`).length - 1,
        0,
      )
      return { entry, weight: isMatch ? weight : -1 }
    })
    .filter(({ weight }) => weight >= 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ entry }) => entry)
}

function note(text: string): HTMLElement {
  return Object.assign(document.createElement('output'), { className: 'search-note', textContent: text })
}

function results(entries: readonly CopiedEntry[], words: readonly string[]): HTMLElement {
  const list = Object.assign(document.createElement('ol'), { className: 'search-results' })
  for (const { path, title, text } of entries) {
    const heading = document.createElement('h2')
    const link = Object.assign(document.createElement('a'), { href: path })
    link.append(...markedParts(markedTitle(title, words)))
    heading.append(link)
    const excerpt = document.createElement('p')
    excerpt.append(...markedParts(fragmentsOf(text, words)))
    const entry = document.createElement('li')
    entry.append(heading, excerpt)
    list.append(entry)
  }
  return list
}

function markedParts(fragments: readonly Fragment[]): Node[] {
  return fragments.map(({ text, isHit }) =>
    isHit ? Object.assign(document.createElement('mark'), { textContent: text }) : document.createTextNode(text),
  )
}
