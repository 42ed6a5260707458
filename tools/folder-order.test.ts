import { expect, test } from 'vitest'
import { type Edge, folderFailures, pairsOf } from './folder-order.ts'

const serve = 'features/pages/server/serve'
const render = 'features/pages/server/render'
const orders = { 'pages/server': ['render', 'serve'] }
const down: Edge = { from: `${serve}/serve-page.ts`, to: `${render}/render-page.tsx` }
const up: Edge = { from: `${render}/site-frame.tsx`, to: `${serve}/page-context.ts` }

test('a pair of folders is counted with the imports in both directions', () => {
  expect(pairsOf([down, up, { ...up, from: `${render}/block-data.ts` }])).toEqual([
    { parent: 'features/pages/server', names: ['render', 'serve'], counts: [2, 1] },
  ])
})

test('an import against the order of its room is named', () => {
  expect(folderFailures([down], orders)).toEqual([])
  expect(folderFailures([down, up], orders)).toEqual([`${up.from} → ${up.to}`])
})

test('in a room without an order no two folders import each other', () => {
  expect(folderFailures([down], {})).toEqual([])
  expect(folderFailures([down, up], {})).toEqual([
    'features/pages/server: render ⇄ serve import each other (1 and 1 imports)',
  ])
})

test('an order names each folder of its room and no other', () => {
  expect(folderFailures([down], { 'pages/server': ['render', 'publish'] })).toEqual([
    'features/pages/server/serve is not listed',
    'features/pages/server/publish is listed and not there',
  ])
})

test('tests, rooms and the files beside the folders of a room are free', () => {
  const free: Edge[] = [
    { from: `${render}/site-frame.test.ts`, to: `${serve}/page-context.ts` },
    { from: 'features/pages/server/index.ts', to: `${serve}/serve-page.ts` },
    { from: `${render}/site-frame.tsx`, to: 'features/pages/server/extension-points.ts' },
    { from: 'features/pages/blocks/menu/menu.block.ts', to: 'features/pages/server/pages.answers.ts' },
    { from: 'features/pages/server/pages.answers.ts', to: 'features/pages/blocks/menu/menu.block.ts' },
  ]
  expect(folderFailures(free, orders)).toEqual([])
})
