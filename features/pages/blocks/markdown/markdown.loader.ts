import { createHash } from 'node:crypto'
import type { BlockLoader } from '#platform/render/server'
import { inThread, TooMuchWork } from '#platform/threads'
import type { MarkdownProps } from './markdown.contract.ts'
import type { MarkdownSource } from './markdown.worker.ts'

export interface MarkdownData {
  /** null when it could not be formatted within the time limit of a page, and is shown as typed. */
  html: string | null
}

/** Time limit for all Markdown of a page. 200 kB of ordinary Markdown take a fifth of it. */
const timeLimitMs = 2000
const retryMs = 600_000
/** Limit of cached characters of HTML, estimated as three for each of the source. */
const keptCharacters = 4_000_000

const format = inThread<MarkdownSource, string>(new URL('./markdown.worker.ts', import.meta.url), 'markdownHtml')

interface Formatted {
  html: Promise<string | null>
  characters: number
  triedAt: number
}

/** Cache by the hash of id and source, the least recently used first. */
const formatted = new Map<string, Formatted>()
let characters = 0

/**
 * Formats all Markdown of a page in a thread. A source is formatted once; one that took too long is tried again after a
 * while.
 */
export const loadMarkdown: BlockLoader<MarkdownProps, MarkdownData> = async (ctx, blocks) => {
  const signal = AbortSignal.timeout(timeLimitMs)
  const now = ctx.now().getTime()
  const loaded = blocks.map(async ({ id, props: { source } }) => {
    const html = source ? await htmlOf({ id, source }, now, signal) : ''
    const again = html === null ? { until: new Date(now + retryMs) } : {}
    return [id, { data: { html }, tags: [], ...again }] as const
  })
  return new Map(await Promise.all(loaded))
}

async function htmlOf(markdownSource: MarkdownSource, now: number, signal: AbortSignal): Promise<string | null> {
  const key = createHash('sha256').update(`${markdownSource.id} ${markdownSource.source}`).digest('base64')
  const cached = formatted.get(key)
  const html = await cached?.html
  if (cached && (html !== null || now - cached.triedAt < retryMs)) {
    if (formatted.delete(key)) formatted.set(key, cached)
    return html ?? null
  }
  if (cached) forget(key, cached)
  const entry = { html: formatOf(markdownSource, signal), characters: markdownSource.source.length * 3, triedAt: now }
  formatted.set(key, entry)
  characters += entry.characters
  for (const [oldest, kept] of formatted) if (characters > keptCharacters && oldest !== key) forget(oldest, kept)
  entry.html.catch(() => forget(key, entry))
  return entry.html
}

function forget(key: string, entry: Formatted): void {
  if (formatted.get(key) !== entry) return
  formatted.delete(key)
  characters -= entry.characters
}

async function formatOf(markdownSource: MarkdownSource, signal: AbortSignal): Promise<string | null> {
  try {
    return await format(markdownSource, signal)
  } catch (error) {
    if (error instanceof TooMuchWork) return null
    throw error
  }
}
