import { compoundExtensions, fileTypes, neverText, textExtensions, typeAliases } from '../contract/file-types.rules.ts'

/** Number of bytes from which the type of a video or sound is read. */
export const headBytes = 4100

/**
 * Reads the type from the bytes, as one of `fileTypes`; null for types that are not accepted. The claimed type is
 * ignored.
 */
export async function sniffType(bytes: Uint8Array, name: string): Promise<string | null> {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const mime = found && (typeAliases[found.mime] ?? found.mime)
  if (mime === 'application/x-cfb') return compoundExtensions[extension] ?? null
  if (mime && mime !== 'application/xml') return mime in fileTypes ? mime : null
  const text = textOf(bytes)
  if (text === null) return null
  const type = markupType(text) ?? textExtensions[extension]
  if (type !== undefined || mime === 'application/xml') return type ?? 'application/xml'
  // Text with the extension of an image is refused.
  return neverText.has(extension) ? null : 'text/plain'
}

function withoutComments(markup: string): string {
  const begin = markup.indexOf('<!--')
  const end = begin < 0 ? -1 : markup.indexOf('-->', begin)
  return end < 0 ? markup : markup.slice(0, begin) + withoutComments(markup.slice(end + 3))
}

/** Everything that a browser could interpret as a page counts as one, whatever its name. */
function markupType(text: string): string | null {
  const start = text.slice(0, 4096)
  const root = /<(?!\?|!--|!doctype)([a-z][\w:-]*)/i.exec(withoutComments(start))?.[1]?.toLowerCase()
  if (root === 'svg' && /^\s*</.test(start)) return 'image/svg+xml'
  if (/<!doctype\s+html|<(html|head|body|script|iframe|style|meta|title)\b/i.test(start)) return 'text/html'
  return /^\s*<\?xml/i.test(start) ? 'application/xml' : null
}

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isPrintable(bytes) ? text : null
  } catch {
    return isPrintable(bytes) ? new TextDecoder('windows-1252').decode(bytes) : null
  }
}

/** True without control characters other than tab, line breaks, form feed and escape. */
function isPrintable(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, 65_536).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
}
