import { expect, test } from 'vitest'
import { longestStallOfOnce } from '#support/longest-stall'
import { servedPages } from '#support/served-pages'

const { made, text, get } = await servedPages()
const length = 60_000

const hostile: [string, string][] = [
  ['closing brackets', ']'.repeat(length)],
  ['opening brackets', '['.repeat(length)],
  ['quotes', '>'.repeat(length)],
  ['emphasis', '*a_ '.repeat(length / 4)],
  ['tables', `|a|b|\n|-|-|\n${'|'.repeat(length)}`],
  ['footnotes', '[^a]'.repeat(length / 4)],
]
const pageOf = (slug: string, sources: readonly string[]) =>
  made('page', { title: slug, slug }, (section) =>
    sources.map((source) => text(section, '', { type: 'markdown', props: { source } })),
  )

await pageOf('plain', ['Formatted **at once**.'])
await get('/plain')

test.each(hostile)(
  '60 kB of %s keep the web process for at most 50 ms, and nothing of them is lost',
  async (name, source) => {
    const slug = name.replace(' ', '-')
    await pageOf(slug, [source, 'Formatted **at once**.'])
    let answer = { status: 0, text: '' }
    const stall = await longestStallOfOnce(async () => {
      answer = await get(`/${slug}`)
    })
    expect(answer.status).toBe(200)
    expect(answer.text.length).toBeGreaterThan(length / 4)
    expect(stall).toBeLessThan(50)
  },
)

test('a source that took too long is shown as plain text, beside others that are formatted', async () => {
  const { text: html } = await get('/closing-brackets')
  expect(html).toContain(`<p>${']'.repeat(100)}`)
  const { text: again } = await get('/plain')
  expect(again).toContain('Formatted <strong>at once</strong>.')
})
