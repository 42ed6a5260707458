import { expect, test } from 'vitest'
import type { PageContext } from '#platform/render'
import { renderView } from '#support/render-view'
import { noParts } from '../../contract/list-look.schema.ts'
import { exampleItems } from '../../contract/example-items.ts'
import { type SummaryProps, summaryBlockContract } from './summary-v2.contract.ts'
import { summaryVariants } from './summary-v2.rules.ts'
import { type SummaryData, SummaryView } from './summary-v2.view.tsx'

const page: PageContext = {
  locale: 'nl-NL',
  language: 'nl',
  path: '/',
  pageType: 2,
  documentId: '65a1f0c2e4b0a1b2c3d4e5f6',
  locks: [],
  editing: false,
  site: {
    id: '65a1f0c2e4b0a1b2c3d4e5f7',
    title: 'Korenbloem',
    baseUrl: 'https://korenbloem.example',
  },
}
const place = { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null }
const data: SummaryData = { items: exampleItems, path: '/news', isChosen: true }

function render(
  props: Partial<SummaryProps>,
  shown: SummaryData = data,
  pageContext: Partial<PageContext> = {},
): string {
  const section = { id: '65a1f0c2e4b0a1b2c3d4e5f8', theme: 'lightest', width: 'site' } as const
  const all = { ...summaryBlockContract.starts, ...props }
  return renderView(
    <SummaryView
      id="b"
      props={all}
      data={shown}
      place={place}
      section={section}
      page={{ ...page, ...pageContext }}
      slots={{}}
    />,
  ).html
}

test('C3.10 a summary is a wall, a carousel, a list or a grid, and each shows every item as a link', () => {
  expect(summaryVariants).toEqual(['wall', 'carousel', 'list', 'grid'])
  const rendered = summaryVariants.map((variant) => render({ variant }))
  expect(rendered.map((html) => html.match(/<h2 class="item-title"><a /g)?.length)).toEqual([5, 5, 5, 5])
})

test('the carousel scrolls without scripts and can be reached by keyboard', () => {
  expect(render({ variant: 'carousel', heading: 'Nieuws' })).toContain(
    '<section class="summary-scroll" tabindex="0" aria-label="Nieuws">',
  )
})

test('only the requested parts are shown', () => {
  const html = render({ parts: { ...noParts, reading: true } })
  expect(html).not.toMatch(/<img|<time|item-excerpt/)
  expect(html).toContain('2 minuten lezen')
})

test('visitors see nothing of an empty summary, owners see the reason', () => {
  const empty: SummaryData = { items: [], path: null, isChosen: false }
  expect(render({}, empty)).toBe('')
  expect(render({}, empty, { editing: true })).toContain('Kies een collectie')
})
