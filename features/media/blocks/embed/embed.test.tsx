import { expect, test, vi } from 'vitest'
import type { PageContext } from '#platform/render'
import { renderView } from '#support/render-view'
import { embed } from './embed.behaviour.ts'
import { type EmbedProps, embedBlockContract } from './embed.contract.ts'
import { EmbedView } from './embed.view.tsx'

const page: PageContext = {
  locale: 'nl-NL',
  language: 'nl',
  path: '/',
  pageType: 2,
  documentId: 'd',
  locks: [],
  editing: false,
  site: { id: 's', title: 'Korenbloem', baseUrl: 'https://korenbloem.example' },
}

function render(props: Partial<EmbedProps>, runsOwnerCode = true) {
  const view = {
    id: 'b',
    slots: {},
    page,
    data: { poster: null },
    props: { ...embedBlockContract.starts, ...props },
    place: { desktop: { x: 0, y: 0, w: 14, h: 8, z: 0 }, mobile: null },
    section: { id: 'one', theme: 'lightest', width: 'site' as const },
  }
  return renderView(<EmbedView {...view} />, { bundleOf: () => '/embed.js', runsOwnerCode })
}

test('no other site is requested before the visitor agrees, and without scripts there is a link to it', () => {
  const { html, islands } = render({ url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })
  expect(html).not.toMatch(/<(iframe|img|script)/)
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"')
  expect(html).toContain('YouTube krijgt dan gegevens over je bezoek.')
  expect([...islands]).toEqual(['video'])
})

test('C8.34 an unreadable address shows nothing and is reported in the console alone', () => {
  const { html, islands } = render({ url: 'h t t p s: //nope' })
  expect(html.replace(/<\/?quoin-island[^>]*>/g, '')).toBe('')
  expect([...islands]).toEqual(['embed'])
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const props = JSON.parse((/props="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"'))
  embed.wake({} as HTMLElement, props)
  expect(consoleError).toHaveBeenCalledWith('This embed address cannot be read: h t t p s: //nope')
})

test("the owner's own HTML runs on published pages with their nonce, and elsewhere in a frame that runs nothing", () => {
  const html = '<script>greet()</script>'
  const published = render({ html })
  expect(published.hasOwnerCode).toBe(true)
  expect(published.html).toMatch(/<script nonce="[^"]+">greet\(\)<\/script>/)
  const draft = render({ html }, false)
  expect(draft.html).toContain('sandbox=""')
  expect(draft.html).not.toMatch(/<script/)
  expect([
    embedBlockContract.runsCode({ ...embedBlockContract.starts, html }),
    embedBlockContract.runsCode(embedBlockContract.starts),
  ]).toEqual([true, false])
})

test('a page of an unknown service is a plain link', () => {
  const { html, islands } = render({ url: 'https://example.com/article', title: 'About us' })
  expect(html).toContain('<strong>About us</strong><span>example.com</span>')
  expect(islands.size).toBe(0)
})
