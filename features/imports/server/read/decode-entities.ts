import { Parser } from 'htmlparser2'

const cache = new Map<string, string>()

/** Decodes entities outside CDATA: the five of XML, numbers, and HTML names left by exporters. A bare `&` is kept. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(/&(?:#x?[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/gi, decodeEntity) : text
}

function decodeEntity(entity: string): string {
  const before = cache.get(entity)
  if (before !== undefined) return before
  let decoded = ''
  const parser = new Parser({ ontext: (part) => (decoded += part) }, { decodeEntities: true })
  parser.end(entity)
  if (cache.size < 3000) cache.set(entity, decoded)
  return decoded
}

/** Removes characters that neither XML nor the database allows. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '').toWellFormed()
}
