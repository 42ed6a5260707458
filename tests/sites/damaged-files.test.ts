import { expect, test } from 'vitest'
import { commentsFeature } from '#features/comments/server'
import { formsFeature } from '#features/forms/server'
import { reviewsFeature } from '#features/reviews/server'
import { archiveOf, archiveSamples } from '#support/archive-samples'
import { testContext } from '#support/context'
import { temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { importSamples } from '#support/import-samples'
import { runningApp } from '#support/running'
import { sellingFeatures } from '#support/selling-features'
import { type TestSite, testSite } from '#support/site'
import { zipOf } from '#support/zip-file'

const ctx = await testContext({
  features: [...new Set([formsFeature, ...sellingFeatures, commentsFeature, reviewsFeature])],
})
const app = await runningApp(ctx)
let count = 0

async function bring(file: string, content: string | Uint8Array) {
  const site = await testSite(ctx, { name: `schade-${++count}`, locale: 'en-GB' })
  return { site, ...(await importedFile(ctx, { file: temporaryFile(file, content), site: site.site.name })) }
}

/** A failed import has a sentence and leaves nothing; any other one is done. */
function expectWhole({ import: record, rows }: Awaited<ReturnType<typeof bring>>): void {
  if (record.state === 'failed') expect([record.problem?.code, rows]).toEqual([expect.stringMatching(/^\w+\./), []])
  else expect(record.state).toBe('done')
}

const script = '<script>alert(1)</script>'
const words: readonly [string, string][] = [
  ['a script', script],
  ['a handler', '"><img src=x onerror=alert(1)>'],
  ['a formula', '=HYPERLINK("https://evil.example","x")'],
  ['the name of a prototype', '__proto__'],
  ['letters that no database holds', 'a\u0000b\ud800c\u202e'],
  ['braces and quotes', `{{x}} "quoted" 'single' [x] \\" ;,\t`],
]

const encodings: readonly ((text: string) => Uint8Array)[] = [
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  ...[0.2, 0.5, 0.8, 0.99].map((part) => (text: string) => Buffer.from(text.slice(0, Math.floor(text.length * part)))),
]

test.each(importSamples)(
  'bad input: a file of $name that is cut off anywhere is a sentence or a whole import',
  async ({ file, text }) => {
    const whole = text('Bread')
    expect((await bring(file, whole)).import.state).toBe('done')
    for (const part of [0.2, 0.5, 0.8, 0.99])
      expectWhole(await bring(file, whole.slice(0, Math.floor(whole.length * part))))
  },
)

test.each(importSamples)(
  'bad input: a file of $name in another encoding is read or refused with a sentence',
  async ({ file, text }) => {
    const whole = text('Café')
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(whole, 'utf16le')])
    for (const bytes of [Buffer.from(`\uFEFF${whole}`), Buffer.from(whole, 'latin1'), utf16])
      expectWhole(await bring(file, bytes))
  },
)

test.each(importSamples)(
  'bad input: hostile words in every field of a file of $name are words',
  async ({ file, text }) => {
    for (const [, word] of words) {
      const imported = await bring(file, text(word))
      expectWhole(imported)
      for (const page of await pagesOf(imported.site)) expect(page).not.toMatch(/<script>alert|<img src=x onerror/)
    }
  },
)

/** The archive is done as it is, so that each of its faults is the only one. */
test.each(archiveSamples)(
  'bad input: an archive of $name that is cut off anywhere is a sentence or a whole import',
  async (sample) => {
    const whole = await archiveOf(sample, sample.files('Bread'))
    const good = await bring('archive.zip', whole)
    expect([good.import.state, good.rows.length > 0]).toEqual(['done', true])
    for (const part of [0.2, 0.5, 0.8, 0.99])
      expectWhole(await bring('archive.zip', whole.subarray(0, Math.floor(whole.length * part))))
  },
)

test.each(archiveSamples)(
  'bad input: texts of an archive of $name that are cut off or in another encoding are read or refused with a sentence',
  async (sample) => {
    const files = sample.files('Café')
    for (const encode of encodings) expectWhole(await bring('archive.zip', await archiveOf(sample, files, encode)))
  },
)

test.each(archiveSamples)(
  'bad input: hostile words in every field of an archive of $name are words',
  async (sample) => {
    for (const [, word] of words) {
      const imported = await bring('archive.zip', await archiveOf(sample, sample.files(word)))
      expectWhole(imported)
      for (const page of await pagesOf(imported.site)) expect(page).not.toMatch(/<script>alert|<img src=x onerror/)
    }
  },
)

test.each(archiveSamples)(
  'bad input: an archive of $name with names that lead out of it, links, doubles or false sizes harms nothing',
  async (sample) => {
    const files = await (sample.pack ?? (async (own) => own))(sample.files('Bread'))
    const name = Object.keys(files).at(-1) ?? ''
    const twin = `~${name.slice(1)}`
    const codeOf = async (content: Uint8Array) => {
      const imported = await bring('archive.zip', content)
      expectWhole(imported)
      for (const page of await pagesOf(imported.site)) expect(page).not.toMatch(/root:x:|<script>alert/)
      return imported.import.problem?.code
    }
    for (const outside of ['../evil.md', '/etc/evil.md', String.raw`C:\evil.md`]) {
      const plainName = outside.replace(/[^a-z.]/g, 'z')
      const slipped = renamed(await zipOf({ ...files, [plainName]: script }), plainName, outside)
      expect(await codeOf(slipped)).toBe('imports.broken_archive')
    }
    await codeOf(await zipOf({ ...files, [name]: '/etc/passwd' }, { [name]: 0o120777 }))
    await codeOf(renamed(await zipOf({ ...files, [twin]: script }), twin, name))
    const large = await zipOf({ ...files, 'zeros.md': new Uint8Array(25_000_000) })
    await codeOf(large)
    expect(await codeOf(withSize(large, 25_000_000, 0xf0_00_00_00))).toBe('imports.archive_bomb')
    await codeOf(withSize(large, 25_000_000, 10))
  },
)

test('no defect was logged for any of these files', () => {
  expect(ctx.logged.slice(0, 3)).toEqual([])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

/** The public pages of a site. */
async function pagesOf({ site }: TestSite): Promise<string[]> {
  const host = `${site.name}.localhost:8080`
  const { text } = await app.ask(host, '/sitemap.xml')
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return Promise.all(['/', ...paths].map(async (path) => (await app.ask(host, path)).text))
}

/** Gives an entry of an archive a name of the same length. */
const renamed = (archive: Buffer, from: string, to: string): Buffer =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1')

/** Gives the entry with this unpacked size another one in the table of contents. */
function withSize(archive: Buffer, from: number, to: number): Buffer {
  const changed = Buffer.from(archive)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(from)
  changed.writeUInt32LE(to, archive.lastIndexOf(size))
  return changed
}
