import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { rangeOf } from './range.ts'
import { imageSize } from './image-header.ts'
import { sanitiseSvg, svgSize } from './sanitise-svg.worker.ts'
import { sniffType } from './sniff-type.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a5431f' } })

describe('the type of a file', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    '%s is recognised by its bytes, with its size, under every name',
    async (format) => {
      const file = await image.clone().toFormat(format).toBuffer()
      expect(await sniffType(file, 'innocent.txt')).toBe(`image/${format}`)
      expect(imageSize(file, `image/${format}`)).toEqual({ width: 60, height: 40 })
    },
  )

  test('lossless WebP and WebP with alpha have sizes too', async () => {
    expect(imageSize(await image.clone().webp({ lossless: true }).toBuffer(), 'image/webp')).toEqual({
      width: 60,
      height: 40,
    })
    expect(imageSize(await image.clone().ensureAlpha(0.5).webp().toBuffer(), 'image/webp')).toEqual({
      width: 60,
      height: 40,
    })
  })

  test('a photograph stored on its side has the size of the upright one', async () => {
    const turned = await image.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(imageSize(turned, 'image/jpeg')).toEqual({ width: 40, height: 60 })
  })

  test.each([
    ['page.jpg', '<!DOCTYPE html><script>alert(1)</script>', 'text/html'],
    ['notes.txt', 'hello <b>there</b> <script>alert(1)</script>', 'text/html'],
    ['drawing.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['feed.csv', '<?xml version="1.0"?><rss/>', 'application/xml'],
    ['prices.csv', 'a,b\n1,2', 'text/csv'],
    ['unknown.xyz', 'just words', 'text/plain'],
    ['manual.exe', '%PDF-1.7\n', 'application/pdf'],
  ])('%s that holds %j is %s', async (name, content, type) => {
    expect(await sniffType(bytes(content), name)).toBe(type)
  })

  test.each([
    ['program.jpg', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff])],
    ['script.png', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
    ['noise.jpg', new Uint8Array([0, 1, 2, 3, 0xfe, 0xff])],
  ])('%s that holds a program or noise is not kept', async (name, content) => {
    expect(await sniffType(content, name)).toBeNull()
  })

  test.each(['broken.heic', 'broken.jpg', 'broken.mp4', 'broken.pdf'])(
    'text that is called %s is not kept as a text',
    async (name) => {
      expect(await sniffType(bytes('not an image'), name)).toBeNull()
    },
  )

  test('a cut or invalid header has no size', () => {
    expect(imageSize(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg')).toBeNull()
    expect(imageSize(new Uint8Array(10), 'image/png')).toBeNull()
  })
})

describe('a drawing', () => {
  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect onload="alert(1)" width="1"/></svg>',
    '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><foreignObject><iframe src="https://evil.example"/></foreignObject></svg>',
    '<svg><image href="https://evil.example/x.png"/><use xlink:href="https://evil.example/#a"/></svg>',
    '<svg><style>@import url(https://evil.example/a.css);</style><rect style="fill:url(https://evil.example/#g)"/></svg>',
    '<svg><rect fill="url(https://evil.example/#a)"/><set attributeName="href" to="javascript:alert(1)"/></svg>',
    '<svg><image href="data:image/svg+xml;base64,PHN2Zz4="/></svg>',
    '<svg><style>rect{fill:u\\72l(https://evil.example)}</style></svg>',
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>',
    '<svg><SCRIPT>alert(1)</SCRIPT><g xmlns:x="http://www.w3.org/1999/xhtml"><x:script>alert(1)</x:script></g></svg>',
  ])('%s comes out with nothing that runs or fetches', (source) => {
    const clean = sanitiseSvg(source) ?? ''
    expect(clean).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(clean).not.toMatch(/script|onload|evil|javascript|foreignObject|ENTITY|data:image\/svg|<set|url\(h/i)
  })

  test('keeps its shapes, gradients, own rules and words', () => {
    const source =
      '<svg viewBox="0 0 20 10"><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" d="M0 0h9" style="stroke:#123;stroke-width:2"/><text>A &amp; B</text></svg>'
    const clean = sanitiseSvg(source) ?? ''
    for (const part of [
      'viewBox="0 0 20 10"',
      'linearGradient',
      'stop-color="#f00"',
      '.a{fill:url(#g)}',
      'd="M0 0h9"',
      'stroke="#123"',
      'A &amp; B',
    ])
      expect(clean).toContain(part)
    expect(svgSize(clean)).toEqual({ width: 20, height: 10 })
  })

  test('is refused when it is no drawing', () => {
    expect(sanitiseSvg('<html><body/></html>')).toBeNull()
    expect(sanitiseSvg('')).toBeNull()
  })
})

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=0-99999', { start: 0, end: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=5-2', 'none'],
  ['bytes=0-1,5-6', 'all'],
  ['items=0-1', 'all'],
])('%s of a thousand bytes means %j', (header, part) => {
  expect(rangeOf(header, 1000)).toEqual(part)
})
