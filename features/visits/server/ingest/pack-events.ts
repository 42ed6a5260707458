import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

/** An event that a page reported. */
export interface VisitEvent {
  readonly websiteId: string
  readonly at: Date
  /** Name of the endpoint that received it. */
  readonly kind: string
  readonly name: string
  readonly path: string
  readonly visitor: string
  readonly network: string
  readonly data: object
}

/** An event of one site. */
export type EventOfSite = Omit<VisitEvent, 'websiteId'>

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Compression levels: `fast` while visitors wait for the processor, `small` at night for storage of a month. */
const efforts = { fast: 4, small: 7 } as const

const texts = ['kind', 'name', 'path', 'visitor', 'network'] as const

/**
 * Values of one field are stored together, so that an event compresses to a few bytes. `keys` are the fields of each
 * kind of `data`, `shape` is the kind of each event, and `fields` has the values of each field for the events that have
 * it.
 */
interface Columns extends Record<(typeof texts)[number], readonly string[]> {
  /** Milliseconds since 1970 of the first, and since the one before of all others. */
  at: number[]
  keys: string[][]
  shape: number[]
  fields: [string, unknown[]][]
}

export async function packEvents(events: readonly EventOfSite[], effort: keyof typeof efforts): Promise<Buffer> {
  return packText(JSON.stringify(columnsOf(events)), effort)
}

export async function unpackEvents(packed: Uint8Array): Promise<EventOfSite[]> {
  // Events stored before batches existed are a JSON list, and no packed text begins like one.
  if (packed[0] === 0x5b) {
    const list = JSON.parse(Buffer.from(packed).toString('utf8')) as (Omit<EventOfSite, 'at'> & { at: number })[]
    return list.map((event) => ({ ...event, at: new Date(event.at) }))
  }
  return eventsIn(JSON.parse(await unpackText(packed)) as Columns)
}

export function packText(text: string, effort: keyof typeof efforts): Promise<Buffer> {
  const bytes = Buffer.from(text)
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: efforts[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // Each call allocates its window, so it is kept small.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 1)))),
    },
  })
}

export async function unpackText(packed: Uint8Array): Promise<string> {
  return (await decompress(packed)).toString('utf8')
}

function columnsOf(events: readonly EventOfSite[]): Columns {
  const fields = new Map<string, unknown[]>()
  const shapes = new Map<string, number>()
  const keys: string[][] = []
  const shape = events.map(({ data }) => {
    const names = Object.keys(data)
    for (const [name, value] of Object.entries(data)) {
      const values = fields.get(name)
      if (values) values.push(value)
      else fields.set(name, [value])
    }
    const shapeKey = JSON.stringify(names)
    const number = shapes.get(shapeKey) ?? keys.push(names) - 1
    shapes.set(shapeKey, number)
    return number
  })
  const column = (name: (typeof texts)[number]) => events.map((event) => event[name])
  return {
    at: events.map(({ at }, place) => at.getTime() - (events[place - 1]?.at.getTime() ?? 0)),
    kind: column('kind'),
    name: column('name'),
    path: column('path'),
    visitor: column('visitor'),
    network: column('network'),
    keys,
    shape,
    fields: [...fields],
  }
}

function eventsIn({ at, keys, shape, fields, ...columns }: Columns): EventOfSite[] {
  const values = new Map(fields.map(([name, column]) => [name, column.values()]))
  let moment = 0
  return at.map((since, place) => {
    moment += since
    const names = keys[shape[place] ?? 0] ?? []
    const text = (name: (typeof texts)[number]) => columns[name][place] ?? ''
    return {
      at: new Date(moment),
      kind: text('kind'),
      name: text('name'),
      path: text('path'),
      visitor: text('visitor'),
      network: text('network'),
      data: Object.fromEntries(names.map((name) => [name, values.get(name)?.next().value])),
    }
  })
}
