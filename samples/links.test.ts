import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { testContext } from '#support/context'
import { publishedStart } from '#support/published-start'
import { runningApp } from '#support/running'
import { product } from '../apps/server/features.ts'
import { designs } from './designs/index.ts'
import { samples } from './index.ts'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const account = await createOwner(ctx, { email: 'owner@example.com', name: 'Ada Owner' })

const starts = [
  ...designs.flatMap(({ name }) => [
    ...['en-GB', 'nl-NL', 'de-DE'].map((locale) => ({ start: name, locale, texts: 'sample' as const })),
    { start: name, locale: 'en-GB', texts: 'none' as const },
  ]),
  ...samples.map(({ name, locale }) => ({ start: name, locale, texts: 'sample' as const })),
]

test.each(starts.map((start, at) => ({ ...start, name: `started-${at}` })))(
  'every link of $start in $locale with texts: $texts leads to a page once all of it is published',
  async ({ start, locale, texts, name }) => {
    await publishedStart(ctx, account, { start, locale, texts, name })
    expect(await deadLinksOf(`${name}.localhost:8080`)).toEqual([])
  },
)

/** Walks a site from its home page as a crawler does. */
async function deadLinksOf(host: string): Promise<string[]> {
  const answers = new Map<string, { status: number; text: string }>()
  const dead: string[] = []
  const waiting: { from: string; to: string }[] = [{ from: '', to: '/' }]
  for (const { from, to } of waiting) {
    const { pathname, search, hash, origin } = new URL(to, `http://${host}${from}`)
    if (origin !== `http://${host}`) continue
    const address = pathname + search
    const isNew = !answers.has(address)
    // A page under other filters is the same page, and they multiply without end.
    if (isNew && search !== '' && answers.has(pathname)) continue
    const answer = answers.get(address) ?? (await app.ask(host, address))
    answers.set(address, answer)
    if (answer.status >= 400) dead.push(`${from} leads to ${to}: ${answer.status}`)
    else if (hash.length > 1 && !answer.text.includes(`id="${hash.slice(1)}"`)) dead.push(`${from} has no ${to}`)
    if (isNew && answer.text.startsWith('<!'))
      waiting.push(...linksIn(answer.text).map((link) => ({ from: address, to: link })))
  }
  return dead
}

const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:a|img|link)\s[^>]*?(?:href|src)="([^"]*)"/g)].map(([, link]) =>
      (link ?? '').replaceAll('&amp;', '&'),
    ),
  ),
]
