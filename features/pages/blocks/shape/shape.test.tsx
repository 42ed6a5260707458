import { expect, test } from 'vitest'
import { enumerations } from '#platform/contract'
import type { ViewProps } from '#platform/render'
import { pageContextOf } from '#support/page-context'
import { renderView } from '#support/render-view'
import { type ShapeProps, shapeBlockContract } from './shape.contract.ts'
import { shapeHeights, shapeNames, shapeOutlines, turnedScale } from './shape.rules.ts'
import { ShapeView } from './shape.view.tsx'

const viewProps = {
  id: 'b1',
  data: undefined,
  place: { desktop: { x: 0, y: 0, w: 6, h: 8, z: 0 }, mobile: null },
  section: { id: 's1', theme: 'lightest', width: 'site' },
  page: pageContextOf,
  slots: {},
} as const satisfies Omit<ViewProps<ShapeProps>, 'props'>
const render = (props: Partial<ShapeProps>) =>
  renderView(<ShapeView {...viewProps} props={{ ...shapeBlockContract.starts, ...props }} />).html

test('C9.15 every shape is as high as wide, half as high again, or two thirds, by its group', () => {
  expect(shapeHeights).toEqual([100, 150, 67])
  expect(enumerations.blockTypes[shapeBlockContract.type as 'shape']).toBe(71)
  const drawn = shapeNames.map((shape) => [shape, /viewBox="0 0 100 (\d+)"/.exec(render({ shape }))?.[1]])
  const grouped = shapeHeights.flatMap((height) =>
    Object.keys(shapeOutlines[height]).map((shape) => [shape, String(height)]),
  )
  expect(drawn).toEqual(grouped)
})

test('a shape only decorates, unless it says something or leads somewhere', () => {
  expect(render({})).toContain('aria-hidden="true"')
  expect(render({ label: 'New' })).toContain('role="img" aria-label="New"')
  const linked = render({ label: 'Favourites', link: { href: '/favourites', newWindow: false } })
  expect(linked).toContain('<a href="/favourites" aria-label="Favourites">')
  expect(linked).toContain('aria-hidden="true"')
  expect(render({ link: { href: 'javascript:alert(1)', newWindow: false } })).not.toContain('<a')
})

test('C3.100 C3.102 the colours of a shape are those of the section, of the site, or its own; an invalid one is not drawn', () => {
  expect(render({ fill: { type: 'THEME_COLOR', id: 'background' } })).toContain('fill:var(--bg)')
  expect(render({ fill: { type: 'SITE_PALETTE_COLOR', id: 'darkAccent', alpha: 0.5 } })).toContain(
    'fill:color-mix(in srgb,var(--color-darkAccent) 50%,transparent)',
  )
  expect(render({ fill: null, stroke: { type: 'CUSTOM_COLOR', customColor: '#ff0000' }, strokeWidth: 4 })).toContain(
    'fill:none;stroke:#f00;stroke-width:8',
  )
  expect(render({ fill: null })).toBe('')
})

test('a turned shape stays within its place', () => {
  expect([turnedScale(90, 100), turnedScale(180, 150), turnedScale(90, 150), turnedScale(45, 100)]).toEqual([
    1, 1, 0.667, 0.707,
  ])
  expect(render({ turn: 45 })).toContain('style="rotate:45deg;scale:0.707"')
  expect(render({})).not.toContain('rotate')
})

test('C3.101 a colour of the site is named by its id, and is opaque unless it has an alpha', () => {
  const fill = (reference: object) =>
    shapeBlockContract.props.parse({ ...shapeBlockContract.starts, fill: reference }).fill
  const named = { type: 'SITE_PALETTE_COLOR', id: 'safeInverseAccent' }
  expect(fill(named)).toEqual({ ...named, alpha: 1 })
  expect(render({ fill: fill(named) })).toContain('fill:var(--color-safeInverseAccent)')
  expect(render({ fill: fill({ ...named, alpha: 0.25 }) })).toContain('var(--color-safeInverseAccent) 25%')
  expect(
    shapeBlockContract.props.safeParse({ ...shapeBlockContract.starts, fill: { ...named, id: 'pink' } }).success,
  ).toBe(false)
})
