import { expect, test } from 'vitest'
import { commentsFeature } from '#features/comments/server'
import { formsFeature } from '#features/forms/server'
import { reviewsFeature } from '#features/reviews/server'
import { testContext } from '#support/context'
import { temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { importSamples } from '#support/import-samples'
import { runningApp } from '#support/running'
import { sellingFeatures } from '#support/selling-features'
import { type TestSite, testSite } from '#support/site'

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
