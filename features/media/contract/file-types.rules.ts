import type { AssetKind } from './media.rules.ts'

export interface FileType {
  kind: AssetKind
  extension: string
  /** `inline` files open in the browser as a page; others are downloaded unless a page embeds them. */
  opens?: 'inline' | 'attachment'
}

const image = (extension: string): FileType => ({ kind: 'image', extension, opens: 'inline' })
const sound = (extension: string): FileType => ({ kind: 'audio', extension, opens: 'inline' })
const video = (extension: string): FileType => ({ kind: 'video', extension, opens: 'inline' })
const documentType = (extension: string, opens: 'inline' | 'attachment' = 'attachment'): FileType => ({
  kind: 'file',
  extension,
  opens,
})
const office = 'application/vnd.openxmlformats-officedocument.'
const open = 'application/vnd.oasis.opendocument.'

/** T7: the accepted types, recognised by the first bytes of a file. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  'image/jpeg': image('jpg'),
  'image/png': image('png'),
  'image/gif': image('gif'),
  'image/webp': image('webp'),
  'image/avif': image('avif'),
  'image/svg+xml': image('svg'),
  'audio/mpeg': sound('mp3'),
  'audio/mp4': sound('m4a'),
  'audio/aac': sound('aac'),
  'audio/ogg': sound('ogg'),
  'audio/wav': sound('wav'),
  'audio/flac': sound('flac'),
  'video/mp4': video('mp4'),
  'video/webm': video('webm'),
  'video/ogg': video('ogv'),
  'video/quicktime': video('mov'),
  'application/pdf': documentType('pdf', 'inline'),
  'application/zip': documentType('zip'),
  'application/gzip': documentType('gz'),
  'application/epub+zip': documentType('epub'),
  'application/rtf': documentType('rtf'),
  'application/msword': documentType('doc'),
  'application/vnd.ms-excel': documentType('xls'),
  'application/vnd.ms-powerpoint': documentType('ppt'),
  [`${office}wordprocessingml.document`]: documentType('docx'),
  [`${office}spreadsheetml.sheet`]: documentType('xlsx'),
  [`${office}presentationml.presentation`]: documentType('pptx'),
  [`${open}text`]: documentType('odt'),
  [`${open}spreadsheet`]: documentType('ods'),
  [`${open}presentation`]: documentType('odp'),
  'text/plain': documentType('txt', 'inline'),
  'text/csv': documentType('csv'),
  'text/markdown': documentType('md'),
  'text/calendar': documentType('ics'),
  'text/vcard': documentType('vcf'),
  'text/vtt': documentType('vtt'),
  'application/x-subrip': documentType('srt'),
  'application/json': documentType('json'),
  'text/html': documentType('html'),
  'application/xml': documentType('xml'),
}

/** The sniffing library's other names of the same type. */
export const typeAliases: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/vnd.wave': 'audio/wav',
  'audio/opus': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
  'text/rtf': 'application/rtf',
}

/** Plain text has no signature. These extensions are accepted when the bytes are text. */
export const textExtensions: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  tsv: 'text/csv',
  md: 'text/markdown',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  json: 'application/json',
  html: 'text/html',
  htm: 'text/html',
  xml: 'application/xml',
}
/** Extensions of images, sound, video, PDF and archives: a file of plain text with one of them is damaged. */
export const neverText: ReadonlySet<string> = new Set([
  ...Object.values(fileTypes).flatMap(({ kind, extension }) => (kind === 'file' ? [] : [extension])),
  'jpeg',
  'heic',
  'heif',
  'tif',
  'tiff',
  'bmp',
  'm4v',
  'pdf',
  'zip',
  'epub',
  'docx',
  'xlsx',
  'pptx',
])

/** Compound files have the same signature, so the extension tells which program made them. */
export const compoundExtensions: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

/**
 * The name of a stored file, made by the server from what people call it: short, plain characters, the ending of its
 * true type.
 */
export function serverFileName(name: string, extension: string, version = 1): string {
  const stem = name
    .replace(/\.[^.]{1,8}$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
    .replace(/(?<!-)-+$/, '')
  return `${stem || 'file'}${version > 1 ? `-v${version}` : ''}.${extension}`
}

/** Returns the displayed file name, without invisible characters and those that reverse the line. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const seen = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return seen.slice(0, 200) || 'file'
}
