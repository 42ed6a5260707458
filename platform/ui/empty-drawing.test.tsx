import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyDrawing, type EmptyScene } from './empty-drawing.tsx'

const named: Record<EmptyScene, true> = {
  orders: true,
  people: true,
  team: true,
  products: true,
  posts: true,
  sales: true,
  gift: true,
  discount: true,
  reviews: true,
  renewals: true,
  inbox: true,
  newsletter: true,
  locked: true,
  redirects: true,
  history: true,
  published: true,
  donation: true,
  categories: true,
  delivery: true,
  pickup: true,
  tax: true,
  searches: true,
}
const emptyScenes = Object.keys(named) as EmptyScene[]

test.each(emptyScenes)(
  'the drawing of %s is drawn in colours of the owner area alone, without text, and hidden from screen readers',
  (of) => {
    const svg = renderToStaticMarkup(<EmptyDrawing of={of} />)
    expect(svg).toContain('aria-hidden="true"')
    expect(svg).not.toMatch(/<text|#[0-9a-f]{3,6}\b|rgb/i)
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour = '']) => colour)
    expect(colours.length).toBeGreaterThan(5)
    expect(colours.filter((colour) => colour !== 'none' && !/^var\(--[a-z0-9-]+\)$/.test(colour))).toEqual([])
  },
)

test('no two screens have the same drawing', () => {
  const drawings = emptyScenes.map((of) => renderToStaticMarkup(<EmptyDrawing of={of} />))
  expect(new Set(drawings).size).toBe(drawings.length)
})
