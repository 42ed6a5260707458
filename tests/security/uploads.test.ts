import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { processorTime } from '#support/processor-time'
import { image, twoSites } from './two-sites.ts'

const { app, first } = await twoSites()

async function sent(name: string, content: Uint8Array | string, type = 'application/octet-stream') {
  const form = new FormData()
  form.append('file', new Blob([content as BlobPart], { type }), name)
  const encoded = new Response(form)
  const answered = await first.owner.send('POST', '/api/media', new Uint8Array(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
  })
  return answered.json<{ assets: { id: string; file: string; name: string }[]; refused: { sentence: string }[] }>()
}

const script = '<script>canary()</script>'
const active: [string, string][] = [
  ['page.html', `<!doctype html>${script}`],
  ['page.htm', `<html><body onload=canary()>`],
  ['page.xhtml', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
  [
    'page.xml',
    `<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><x xmlns:h="http://www.w3.org/1999/xhtml"><h:script>canary()</h:script></x>`,
  ],
  ['photo.jpg', `<!doctype html>${script}`],
  ['photo.png', `GIF89a<script>canary()</script>`],
  ['notes.txt', `<iframe srcdoc="${script}">`],
  ['data.json', `{"a":"${script}"}`],
  ['style.css', `*{x:expression(canary())}${script}`],
  ['code.js', `canary()`],
  ['code.mjs', `import '/x.js'`],
  ['page.svgz', `<svg xmlns="http://www.w3.org/2000/svg" onload="canary()">${script}</svg>`],
  [
    'drawing.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" onload="canary()">${script}<a href="javascript:canary()"><text>x</text></a></svg>`,
  ],
  [
    'drawing.svg',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "canary()">]><svg xmlns="http://www.w3.org/2000/svg"><script>&x;</script></svg>`,
  ],
  ['page.pdf', `%PDF-1.7\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>`],
  ['page.mht', `MIME-Version: 1.0\nContent-Type: text/html\n\n${script}`],
  ['page.swf', `CWS\u0008canary`],
  ['bytes.bin', `\ufeff<!doctype html>${script}`],
  ['utf16.txt', `+ADw-script+AD4-canary()+ADw-/script+AD4-`],
  ['page.php', `<?php system($_GET[0]); ?>`],
]

test.each(active)(
  'T6 %s that holds %j runs nothing wherever it is opened: it is refused, redrawn, or cut off from its origin',
  async (name, content) => {
    const { assets, refused } = await sent(name, content)
    expect(assets.length + refused.length).toBe(1)
    for (const { sentence } of refused) expect(sentence).toMatch(/\.$/)
    for (const { id, file } of assets) {
      for (const host of [first.public, first.admin]) {
        const { status, headers, text } = await app.ask(host, `/s/${id}/${file}`)
        expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
        const policy = String(headers['content-security-policy'])
        expect([
          policy.includes('sandbox') || headers['content-type'] === 'application/pdf',
          policy.includes("default-src 'none'"),
        ]).toEqual([true, true])
        const opens = String(headers['content-disposition']).startsWith('inline')
        expect([
          name,
          opens &&
            /html|xml(?!\+)|javascript/.test(String(headers['content-type'])) &&
            !String(headers['content-type']).startsWith('image/svg'),
        ]).toEqual([name, false])
        expect([
          name,
          String(headers['content-type']).startsWith('image/svg') && /script|onload|javascript|ENTITY/i.test(text),
        ]).toEqual([name, false])
      }
      const worker = await app.ask(first.public, `/s/${id}/${file}`, { headers: { 'service-worker': 'script' } })
      expect(worker.status).toBe(404)
    }
  },
)

test.each([
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'a\u0000.png',
  '\u202egnp.exe',
  `${'x'.repeat(300)}.png`,
  'a"; filename="b.html',
  'a\r\nset-cookie: x=1.png',
  '.htaccess',
  'CON.png',
  '<img src=x onerror=canary()>.png',
  'naam met spaties & tekens?.png',
  '%2e%2e%2fx.png',
])('T7 an image called %j is stored under a name of ours, and its headers are whole', async (name) => {
  const { assets } = await sent(name, new Uint8Array(await image()))
  const [asset] = assets
  expect(asset?.file).toMatch(/^[a-z0-9][a-z0-9.-]{0,120}$/)
  const { headers } = await app.ask(first.public, `/s/${asset?.id}/${asset?.file}`)
  expect([headers['content-type'], headers['content-disposition'], headers['set-cookie']]).toEqual([
    'image/png',
    `inline; filename="${asset?.file}"`,
    undefined,
  ])
})

test.each([
  '/s/../x',
  '/s/%2e%2e/%2e%2e/etc/passwd',
  '/s/000000000000000000000000/../../secret',
  '/s/000000000000000000000000/..%2f..%2fsecret',
  '/s/x/y',
  '/s//',
  '/universal/yui3/3.17.2/../../../package.json',
  '/universal/yui3/3.17.2/%2e%2e/%2e%2e/package.json',
  '/universal/yui3/3.17.2/..%5c..%5cpackage.json',
])('T7 %s leads to no file that is not served', async (path) => {
  const { status, text } = await app.ask(first.public, path)
  expect([400, 404]).toContain(status)
  expect(text).not.toMatch(/root:|"dependencies"/)
})

function pngOf(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 2, 0, 0, 0], 24)
  return new Uint8Array(header)
}

const bombs: [string, Uint8Array | string][] = [
  ['bomb.png', pngOf(50_000, 50_000)],
  ['bomb.png', pngOf(2 ** 31 - 1, 2 ** 31 - 1)],
  [
    'laughs.svg',
    `<!DOCTYPE svg [${Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a20;</text></svg>`,
  ],
  ['deep.svg', `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}`],
  ['deep-unknown.svg', `<svg xmlns="http://www.w3.org/2000/svg">${'<x>'.repeat(1_000_000)}`],
  ['wide.svg', `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M0 0'.repeat(500_000)}"/></svg>`],
  ['packed.svgz', new Uint8Array(gzipSync(Buffer.alloc(30_000_000, '<g>')))],
]

test.each(bombs)(
  'T8 %s is refused or stored in two seconds of processor time, and uses little memory',
  async (name, content) => {
    const before = process.memoryUsage().rss
    const spent = await processorTime(async () => {
      const { assets, refused } = await sent(name, content)
      expect(assets.length + refused.length).toBe(1)
    })
    expect(spent).toBeLessThan(2000)
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
  },
)

test('T8 an image of too many pixels is refused before it is decoded', async () => {
  const { refused } = await sent('bomb.png', pngOf(50_000, 50_000))
  expect(refused[0]?.sentence).toContain('50')
})

test('an upload with five thousand fields, or a hundred files too many, is refused with a sentence', async () => {
  const fields = new FormData()
  for (let at = 0; at < 5000; at += 1) fields.append(`field${at}`, 'x')
  const files = new FormData()
  for (let at = 0; at < 200; at += 1) files.append('file', new Blob(['x'], { type: 'text/plain' }), `${at}.txt`)
  for (const form of [fields, files]) {
    const encoded = new Response(form)
    const answered = await first.owner.send('POST', '/api/media', new Uint8Array(await encoded.arrayBuffer()), {
      'content-type': encoded.headers.get('content-type') ?? '',
    })
    expect([answered.status, answered.text]).toEqual([413, expect.stringContaining('at most 100 files')])
  }
})
