import type { Output } from '#platform/contract'
import { adoptStyles } from '#platform/visitor'
import type { searchApi } from '../../contract/search.api.ts'

export type SearchResults = Output<typeof searchApi.preview>

export interface PreviewWords {
  /** Name of the list. */
  results: string
  /** `{n}` is replaced by the number. */
  one: string
  many: string
  all: string
  none: string
  /** Label of results for a corrected spelling. */
  corrected: string
}

export interface PreviewList {
  show: (found: SearchResults, query: string) => void
  hide: () => void
  isOpen: () => boolean
  /** Returns the highlighted suggestion, which Enter opens; null to search for the typed words. */
  chosen: () => HTMLAnchorElement | null
  /** Moves the selection; beyond either end it returns to the field. */
  step: (by: 1 | -1) => void
  release: () => void
  end: () => void
}

const css = `
.search-preview{position:fixed;inset:auto;box-sizing:border-box;margin:0;padding:.35rem;border:1px solid var(--line);border-radius:min(var(--radius),10px);background:var(--bg);color:var(--text);box-shadow:0 .75rem 2.5rem rgb(0 0 0/.16);overflow:auto;overscroll-behavior:contain}
.search-preview>*{display:flex;align-items:center;gap:.75rem;min-height:44px;padding:.35rem .65rem;border-radius:min(var(--radius),6px);color:inherit;text-decoration:none;line-height:1.3}
.search-preview [aria-selected=true],.search-preview a:hover{background:var(--surface)}
.search-preview [aria-selected=true]{outline:2px solid var(--accent);outline-offset:-2px}
.search-preview img{flex:none;width:40px;height:48px;object-fit:cover}
.search-preview span{flex:1;min-width:0;overflow-wrap:anywhere}
.search-preview small{font-size:var(--size-s);font-variant-numeric:lining-nums tabular-nums}
.search-preview [data-all]{color:var(--accent)}
.search-preview p,.search-preview small{color:var(--muted)}`
/** Distance between the list and its field, and between the list and the window. */
const away = 6
const leastWidth = 280

let count = 0

/** Creates the results list over the page under a search field: a listbox whose combobox is the field. */
export function previewList(root: HTMLElement, input: HTMLInputElement, words: PreviewWords): PreviewList {
  adoptStyles(css)
  const { list, status } = listbox(root, input, words)
  let at = -1

  const options = () => [...list.querySelectorAll('a')]
  const isOpen = () => list.matches(':popover-open')
  const choose = (index: number) => {
    at = index
    for (const [place, option] of options().entries()) option.ariaSelected = String(place === index)
    const option = options()[index]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const follow = () => isOpen() && placeUnder(list, input)
  const opened = (isShown: boolean) => {
    if (isShown !== isOpen()) list.togglePopover(isShown)
    input.ariaExpanded = String(isShown)
    follow()
  }
  // A press on the list keeps the focus in the field.
  const press = (event: Event) => event.preventDefault()
  list.addEventListener('mousedown', press)
  addEventListener('scroll', follow, { capture: true, passive: true })
  addEventListener('resize', follow)
  opened(false)
  return {
    isOpen,
    chosen: () => options()[at] ?? null,
    step: (by) => {
      const places = options().length + 1
      choose(((at + 1 + by + places) % places) - 1)
    },
    release: () => choose(-1),
    show: (found, query) => {
      list.replaceChildren(...drawn(found, query, words, list.id))
      status.textContent = saidOf(found, query, words)
      choose(-1)
      opened(true)
    },
    hide: () => {
      status.textContent = ''
      choose(-1)
      opened(false)
    },
    end: () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
      list.remove()
      status.remove()
    },
  }
}

/** Creates the list and its live region for screen readers. */
function listbox(root: HTMLElement, input: HTMLInputElement, words: PreviewWords) {
  const list = document.createElement('div')
  const announcer = Object.assign(document.createElement('output'), { className: 'sr' })
  Object.assign(list, {
    className: 'search-preview',
    id: `search-preview-${++count}`,
    popover: 'manual',
    role: 'listbox',
    ariaLabel: words.results,
  })
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
  }))
    input.setAttribute(name, value)
  root.append(list, announcer)
  return { list, status: announcer }
}

function drawn(
  { results, count: all, corrected }: SearchResults,
  query: string,
  words: PreviewWords,
  id: string,
): HTMLElement[] {
  if (results.length === 0) {
    const none = Object.assign(document.createElement('p'), {
      role: 'option',
      ariaDisabled: 'true',
      textContent: words.none.replace('{query}', query),
    })
    return [none]
  }
  const found = results.map(({ href, title, note, image }) => {
    const option = linkTo(href, title)
    if (image) option.prepend(Object.assign(document.createElement('img'), { src: image, alt: '' }))
    if (note) option.append(Object.assign(document.createElement('small'), { textContent: note }))
    return option
  })
  const allLink = linkTo(`/search?q=${encodeURIComponent(query)}`, `${words.all} (${all})`)
  allLink.dataset['all'] = ''
  const options = all > results.length ? [...found, allLink] : found
  for (const [place, option] of options.entries()) option.id = `${id}-${place}`
  if (!corrected) return options
  const note = Object.assign(document.createElement('p'), {
    role: 'presentation',
    textContent: words.corrected.replace('{query}', corrected),
  })
  return [note, ...options]
}

function linkTo(href: string, title: string): HTMLAnchorElement {
  const option = Object.assign(document.createElement('a'), { href, role: 'option', tabIndex: -1 })
  option.append(Object.assign(document.createElement('span'), { textContent: title }))
  return option
}

function saidOf(found: SearchResults, query: string, { one, many, none, corrected }: PreviewWords): string {
  const { count: all, corrected: other } = found
  const counted = (all === 0 ? none : all === 1 ? one : many).replace('{n}', String(all)).replace('{query}', query)
  return other ? `${corrected.replace('{query}', other)} ${counted}` : counted
}

/** Places the list below the field, or above it when there is more space; never beyond the edges of the window. */
function placeUnder(list: HTMLElement, input: HTMLElement): void {
  const { left, top, bottom, width } = input.getBoundingClientRect()
  const wide = Math.min(Math.max(width, leastWidth), innerWidth - 2 * away)
  const under = innerHeight - bottom - 2 * away
  const over = top - 2 * away
  const isUnder = under >= Math.min(list.scrollHeight, 220) || under >= over
  Object.assign(list.style, {
    left: `${Math.max(away, Math.min(left, innerWidth - wide - away))}px`,
    width: `${wide}px`,
    top: isUnder ? `${bottom + away}px` : 'auto',
    bottom: isUnder ? 'auto' : `${innerHeight - top + away}px`,
    maxHeight: `${isUnder ? under : over}px`,
  })
}
