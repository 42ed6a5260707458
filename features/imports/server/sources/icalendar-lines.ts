interface Property {
  params: ReadonlyMap<string, string>
  value: string
}

/** An event by its properties, each as often as it occurs. */
export interface CalendarEvent {
  readonly properties: ReadonlyMap<string, readonly Property[]>
}

export type CalendarPart =
  | { kind: 'calendar'; name: string; program: string }
  | { kind: 'event'; event: CalendarEvent }
  | { kind: 'end' }

/** Longer values are cut. */
const longestValue = 200_000
const mostProperties = 500

/** The events of a calendar, one after another, and `end` when the calendar is complete. */
export function* componentsIn(text: string): Generator<CalendarPart> {
  const own = new Map<string, string>()
  const within: string[] = []
  let isTold = false
  let properties: Map<string, Property[]> | null = null
  let count = 0
  const calendar = (): CalendarPart => ({
    kind: 'calendar',
    name: plainText(own.get('X-WR-CALNAME') ?? own.get('NAME') ?? ''),
    program: own.get('PRODID') ?? '',
  })
  for (const line of unfolded(text)) {
    const property = propertyIn(line)
    if (!property) continue
    const { name, value } = property
    const component = value.trim().toUpperCase()
    if (name === 'BEGIN') {
      // No real calendar nests deeper; deeper components are ignored.
      if (within.length < 20) within.push(component)
      if (component === 'VEVENT' && !properties) {
        if (!isTold) yield calendar()
        isTold = true
        properties = new Map()
        count = 0
      }
    } else if (name === 'END') {
      if (within.at(-1) === component) within.pop()
      if (component === 'VEVENT' && properties) {
        yield { kind: 'event', event: { properties } }
        properties = null
      }
      if (component === 'VCALENDAR' && within.length === 0) {
        if (!isTold) yield calendar()
        isTold = true
        yield { kind: 'end' }
      }
    } else if (within.at(-1) === 'VEVENT' && properties && count < mostProperties) {
      count += 1
      const same = properties.get(name) ?? []
      same.push({ params: property.params, value })
      properties.set(name, same)
    } else if (within.length === 1) own.set(name, value.slice(0, 500))
  }
}

/** Joins long lines, which continue after a space. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (/^[ \t]/.test(line)) {
      parts.push(line.slice(1))
      continue
    }
    if (parts.length > 0) yield parts.join('')
    parts = [line]
  }
  yield parts.join('')
}

/** `DTSTART;TZID="Europe/Amsterdam":20240504T200000` */
function propertyIn(line: string): { name: string; params: Map<string, string>; value: string } | null {
  const colon = outsideQuotes(line, ':')
  if (colon < 1) return null
  const params = new Map<string, string>()
  let rest = line.slice(0, colon)
  const parts: string[] = []
  for (let at = outsideQuotes(rest, ';'); at >= 0 && parts.length < 20; at = outsideQuotes(rest, ';')) {
    parts.push(rest.slice(0, at))
    rest = rest.slice(at + 1)
  }
  parts.push(rest)
  const [name = '', ...own] = parts
  for (const param of own) {
    const at = param.indexOf('=')
    if (at > 0) params.set(param.slice(0, at).toUpperCase(), param.slice(at + 1).replaceAll('"', ''))
  }
  return { name: name.trim().toUpperCase(), params, value: line.slice(colon + 1, colon + 1 + longestValue) }
}

function outsideQuotes(text: string, mark: string): number {
  let isQuoted = false
  const end = Math.min(text.length, 4000)
  for (let at = 0; at < end; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (!isQuoted && text[at] === mark) return at
  }
  return -1
}

/** Removes the escapes of line breaks and commas. */
function plainText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark)).trim()
}

/** Returns the value of a property; repeated properties are joined by commas. */
export function textOf({ properties }: CalendarEvent, name: string): string {
  return (properties.get(name) ?? []).map(({ value }) => plainText(value)).join(',')
}
