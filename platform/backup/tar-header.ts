/**
 * One entry of a tar file in the format of POSIX.1-2001 (pax): a header of 512 bytes, and a body padded to a multiple
 * of 512.
 */
export interface Entry {
  readonly name: string
  readonly size: number
  /** The content type of a stored file, kept as a record that other programs pass over. */
  readonly type?: string | undefined
}

export const blockSize = 512
const typeRecord = 'QUOIN.type'

export function headersOf({ name, size, type }: Entry): Buffer {
  const records = Buffer.from(`${record('path', name)}${type ? record(typeRecord, type) : ''}`)
  return Buffer.concat([
    header('PaxHeader', records.length, 'x'),
    padded(records),
    header(ascii(name).slice(-99), size, '0'),
  ])
}

export function paddingOf(size: number): Buffer {
  return Buffer.alloc((blockSize - (size % blockSize)) % blockSize)
}

/** Parses a header block; null for the empty blocks at the end. */
export function readHeader(block: Buffer): { name: string; size: number; flag: string } | null {
  if (block.every((byte) => byte === 0)) return null
  if (checksum(block) !== Number.parseInt(textAt(block, 148, 8), 8)) return { name: '', size: -1, flag: '' }
  return { name: textAt(block, 0, 100), size: Number.parseInt(textAt(block, 124, 12), 8), flag: textAt(block, 156, 1) }
}

export function readRecords(body: Buffer): { path?: string | undefined; type?: string | undefined } {
  const found = new Map<string, string>()
  for (let at = 0; at < body.length; ) {
    const space = body.indexOf(32, at)
    const length = Number(body.toString('latin1', at, space))
    if (space < 0 || !(length > 0)) break
    const [name = '', ...rest] = body.toString('utf8', space + 1, at + length - 1).split('=')
    found.set(name, rest.join('='))
    at += length
  }
  return { path: found.get('path'), type: found.get(typeRecord) }
}

/** `17 path=files/a.jpg`: the number counts the whole line, itself included. */
function record(name: string, value: string): string {
  const rest = ` ${name}=${value}\n`
  const bytes = Buffer.byteLength(rest)
  const length = bytes + String(bytes + String(bytes).length).length
  return `${length}${rest}`
}

function header(name: string, size: number, flag: string): Buffer {
  const block = Buffer.alloc(blockSize)
  block.write(name, 0, 100, 'latin1')
  block.write('0000600\0', 100, 'latin1')
  block.write('0000000\0', 108, 'latin1')
  block.write('0000000\0', 116, 'latin1')
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1')
  block.write('00000000000\0', 136, 'latin1')
  block.write(flag, 156, 'latin1')
  block.write('ustar\x0000', 257, 'latin1')
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return block
}

/** The sum of all bytes, its own field counted as spaces. */
function checksum(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function padded(body: Buffer): Buffer {
  return Buffer.concat([body, paddingOf(body.length)])
}

function ascii(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '_')
}

function textAt(block: Buffer, at: number, length: number): string {
  const text = block.toString('latin1', at, at + length)
  const end = text.indexOf('\0')
  return (end < 0 ? text : text.slice(0, end)).trim()
}
