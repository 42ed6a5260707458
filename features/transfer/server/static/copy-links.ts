import { systemPages } from '#features/pages/server'
import { type Product, provided, type Site } from '#platform/context'
import type { CopyOptions } from '../../contract/copy.schema.ts'
import { assetFolder } from './built-files.ts'
import { publicRouteAt } from './route-answer.ts'

/** Target of a site's link in the copy. */
export type CopyLink =
  /** An address outside the site or without HTTP, which stays unchanged. */
  | { kind: 'other' }
  /**
   * `file` is its name in the copy, `url` its encoded address there. `ask` is the path at which the site serves it;
   * null for built files.
   */
  | { kind: 'file'; file: string; url: string; ask: string | null; hash: string }
  /** No target: a second filter of a list, because a file for each combination of filters would be too many. */
  | { kind: 'none' }
  /** A page that only the program can answer; `url` is its address there, or null. */
  | { kind: 'server'; url: string | null }

export interface CopyLinks {
  /** `from` is the address of the page with the link: encoded path with query. */
  linkOf: (href: string, from: string) => CopyLink
  /** The link as a page contains it: relative to the page, or from the root. */
  written: (link: Extract<CopyLink, { kind: 'file' }>, from: string) => string
  /** Returns the file name of a page in the copy. */
  fileOf: (ask: string) => string
  /** Address with scheme and host, for feeds and machines. */
  absolute: (href: string) => string
}

/** The search works without the program: its page reads the index from a file. */
export const searchPath = '/search'
/** A page of a list continues with another query, which is followed beside one filter. */
const pagingName = 'page'

/** Returns `shop/index.html`, or `shop-2/index.html` when that is taken. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const folderEnd = Math.max(wanted.lastIndexOf('/'), 0)
  let name = wanted
  for (let n = 2; taken.has(name); n += 1) name = `${wanted.slice(0, folderEnd)}-${n}${wanted.slice(folderEnd)}`
  return name
}

export function copyLinks({ product }: { product: Product }, site: Site, options: CopyOptions): CopyLinks {
  const own = new URL(site.baseUrl)
  const address = options.address === '' ? null : new URL(options.address)
  const root = address && (address.pathname.endsWith('/') ? address.pathname : `${address.pathname}/`)
  const answersAt = options.answersAt.replace(/(?<!\/)\/+$/, '')
  const files = new Map<string, string>()
  const taken = new Set<string>()
  /** Lists with the one filter to which a page without any leads, and their further pages. */
  const variants = new Set<string>()
  const fileOf = (ask: string): string => {
    const present = files.get(ask)
    if (present !== undefined) return present
    const file = freeName(plainFileOf(ask), taken)
    files.set(ask, file)
    taken.add(file)
    return file
  }
  const inCopy = (ask: string, hash: string): CopyLink => {
    const file = fileOf(ask)
    const url = encodeURI(file.replace(/(^|\/)index\.html$/, '$1'))
      .replaceAll('#', '%23')
      .replaceAll('?', '%3F')
    return { kind: 'file', file, url, ask, hash }
  }
  const linkOf = remembered((href, from) => {
    const url = URL.parse(href, own.origin + from)
    if (!url || url.origin !== own.origin || !/^https?:$/.test(url.protocol)) return { kind: 'other' }
    const path = decodedPath(url.pathname)
    if (path === null) return { kind: 'other' }
    if (path.startsWith(`/${assetFolder}`)) {
      const file = path.slice(1)
      return { kind: 'file', file, url: encodeURI(file), ask: null, hash: url.hash }
    }
    if (isForProgram(product, path))
      return { kind: 'server', url: answersAt === '' ? null : answersAt + url.pathname + url.search + url.hash }
    if (path === searchPath || publicRouteAt(product, path)) return inCopy(encodeURI(path), url.hash)
    const plain = encodeURI(path)
    const ask = plain + queryOf(url.searchParams)
    const [fromPath, fromQuery = ''] = from.split('?', 2)
    const isBeside = fromPath === plain && fromQuery !== '' && ask !== plain
    if (isBeside && !variants.has(ask) && !isPaging(url.searchParams, new URLSearchParams(fromQuery)))
      return { kind: 'none' }
    variants.add(ask)
    return inCopy(ask, url.hash)
  })
  return {
    linkOf,
    fileOf,
    written: ({ url, hash }, from) => {
      const target = url + hash
      if (root !== null) return root + target
      return '../'.repeat(fileOf(from).split('/').length - 1) + target || './'
    },
    absolute: (href) => {
      const link = linkOf(href, '/')
      if (link.kind !== 'file') return href
      return `${address ? address.origin + root : `${own.origin}/`}${link.url}${link.hash}`
    },
  }
}

const mostRemembered = 50_000

/**
 * Caches links, because every page repeats those of its header and footer. Absolute paths have the same target from
 * every page except filtered lists.
 */
function remembered(linkOf: CopyLinks['linkOf']): CopyLinks['linkOf'] {
  const links = new Map<string, CopyLink>()
  return (href, from) => {
    if (!/^(?:\/|https?:)/.test(href) || from.includes('?')) return linkOf(href, from)
    const present = links.get(href)
    if (present) return present
    const link = linkOf(href, from)
    if (links.size < mostRemembered) links.set(href, link)
    return link
  }
}

/** Tells whether a path needs the program: calls, and pages at fixed addresses other than search. */
function isForProgram(product: Product, path: string): boolean {
  const [, first = ''] = path.split('/')
  if (first === 'api' || first === 'commerce' || first === 'config') return true
  return path !== searchPath && provided(product, systemPages).has(path)
}

/** Returns the query of a list in a canonical order, without empty values. */
function queryOf(query: URLSearchParams): string {
  const entries = [...query].filter(([, value]) => value !== '')
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}

/** True when both addresses are pages of the same list. */
function isPaging(query: URLSearchParams, other: URLSearchParams): boolean {
  const rest = (of: URLSearchParams): string =>
    [...of].filter(([name, value]) => name !== pagingName && value !== '').join('&')
  return rest(query) === rest(other)
}

/** File name of a path, which may collide with that of another path. */
function plainFileOf(ask: string): string {
  const [encoded = '/', query = ''] = ask.split('?', 2)
  const path = decodeURI(encoded).replace(/^\//, '')
  const variant = [...new URLSearchParams(query)]
    .map(([name, value]) =>
      `${name}-${value}`
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('-')
    .slice(0, 100)
  if (variant === '') return path === '' ? 'index.html' : withEnding(path)
  return `${path === '' ? '' : `${path}/`}${variant}/index.html`
}

/** Pages become folders, so that their addresses have no extension; feeds get the extension of their type. */
function withEnding(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (/^feed(?:\/|$)/.test(path)) return `${path}.xml`
  return /\.(?:html?|xml|txt|json|webmanifest|ico|svg|png|jpe?g|webp|avif|gif|css|js|pdf|zip|mp[34]|webm|woff2?)$/i.test(
    last,
  ) || path.startsWith('s/')
    ? path
    : `${path}/index.html`
}

function decodedPath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    const parts = path.split('/').filter((part) => part !== '')
    if (parts.some((part) => part === '.' || part === '..' || /[\\\p{Cc}]/u.test(part))) return null
    return `/${parts.join('/')}`
  } catch {
    return null
  }
}
