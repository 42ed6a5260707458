import { compoundExtensions, fileTypes, neverText, textExtensions, typeAliases } from '../contract/file-types.rules.ts'

/** How many bytes the type of a video or of sound is told by. */
export const headBytes = 4100

/**
 * The type that the bytes themselves tell, one of `fileTypes`; null when they are something that is not kept. The
 * claimed type counts for nothing.
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
  // Words under the name of an image are no file that anybody meant to keep.
  return neverText.has(extension) ? null : 'text/plain'
}

function withoutComments(markup: string): string {
  const begin = markup.indexOf('<!--')
  const end = begin < 0 ? -1 : markup.indexOf('-->', begin)
  return end < 0 ? markup : markup.slice(0, begin) + withoutComments(markup.slice(end + 3))
}

/** Whatever a browser could take for a page is one, however it is called. */
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

/** No control characters but tab, line ends, form feed and escape. */
function isPrintable(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, 65_536).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
}
