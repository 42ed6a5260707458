/** Hostile replacements of a value: wrong kinds, huge and deep values, and those that other programs interpret. */
const values: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => [],
  () => ({}),
  () => -1,
  () => 0.1 + 0.2,
  () => 2 ** 53,
  () => 1e308,
  () => '',
  () => '   ',
  () => 'x'.repeat(20_000),
  () => '9'.repeat(400),
  () => 'NaN',
  () => '2026-02-30T25:61:00Z',
  () => '-271821-04-20T00:00:00.000Z',
  () => 'a@example.com\r\nBcc: everybody@example.com',
  () => 'Hello\nContent-Type: text/html\n\n<b>',
  () => "=cmd|'/c calc'!A0",
  () => '+1+1',
  () => '<script>canary()</script>',
  () => '"><img src=x onerror=canary()>',
  () => 'javascript:canary()',
  () => '//evil.example/\\..',
  () => '../../../etc/passwd',
  () => "'; drop table websites; --",
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => '\u202e\u2028\ufeff',
  () => '%00%0d%0a',
  () => '__proto__',
  () => 'constructor',
  () => ({ $gt: '' }),
  () => '{"__proto__":{"isAdmin":true},"length":{"toString":1}}',
  () => '[[[[1e999',
  () => ({ toString: 'x', valueOf: 'x', toJSON: 'x', length: 1e9 }),
  () => ({ length: { toString: 'x', valueOf: 'x' } }),
  () => ['x', ['x', ['x']]],
  () => Array.from({ length: 2000 }, (_, at) => at),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at])),
  () => nested(200),
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Damage to the finished text of a body. */
const spoilers: readonly ((text: string) => string | Buffer)[] = [
  (text) => text.slice(0, -1),
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
  (text) => text.replace('{', '{"websiteId":"x","id":"y","role":"admin","price":-1,'),
  (text) => text.replace('{', `{"deep":${'['.repeat(3000)}${']'.repeat(3000)},`),
  (text) => text.replace('{', '{"\\u0000":1,'),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(/:/, '::'),
  (text) => Buffer.from(text, 'utf16le'),
  (text) =>
    Buffer.concat([Buffer.from(text.slice(0, 10)), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from(text.slice(10))]),
  () => '',
  () => 'null',
  () => '[]',
  () => '"x"',
  () => '1e999',
  () => '{"a":1e999}',
  () => '{"a":1,"a":2}',
]

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/plain;charset=UTF-8',
  'multipart/form-data; boundary=x',
  'application/xml',
]

export interface HostileBody {
  type: string
  body: string | Buffer
}

/** One of the hostile bodies that can be made of an input that fits. */
export function hostileBody(fitting: Record<string, unknown>, random: () => number): HostileBody {
  const input = structuredClone(fitting)
  const changes = 1 + Math.floor(random() * 3)
  for (let change = 0; change < changes; change++) replaceSomewhere(input, random)
  const isForm = random() < 0.2
  const type =
    random() < 0.85 ? (isForm ? 'application/x-www-form-urlencoded' : 'application/json') : oneOf(types, random)
  const text = isForm ? asForm(input) : JSON.stringify(input)
  return { type, body: random() < 0.3 ? oneOf(spoilers, random)(text) : text }
}

function replaceSomewhere(input: Record<string, unknown>, random: () => number): void {
  let place: Record<string, unknown> | unknown[] = input
  for (;;) {
    const names = Object.keys(place)
    const name = names.length === 0 || random() < 0.1 ? 'unknown' : oneOf(names, random)
    const inner: unknown = Reflect.get(place, name)
    if (typeof inner === 'object' && inner !== null && random() < 0.7) {
      place = inner as Record<string, unknown> | unknown[]
      continue
    }
    if (random() < 0.15) Reflect.deleteProperty(place, name)
    else Reflect.set(place, name, oneOf(values, random)())
    return
  }
}

function asForm(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return new URLSearchParams(pairs.map(([name = '', value = '']) => [name, value])).toString()
}

function oneOf<Value>(all: readonly Value[], random: () => number): Value {
  const value = all[Math.floor(random() * all.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}
