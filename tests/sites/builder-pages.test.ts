import { expect, test } from 'vitest'
import { exampleExport, exampleMeta } from '#support/export-file'
import { exportedSites } from '#support/exported-sites'
import { phpText } from '#support/php-value'

const { brought, blocksOf, wordsOf } = await exportedSites()

const layout = {
  widgets: [
    {
      text: '<p>LEFT [unknown_code a="1"]</p>',
      panels_info: { class: 'SiteOrigin_Widget_Editor_Widget', grid: 0, cell: 0 },
    },
    { text: 'GO', url: '/go/', panels_info: { class: 'SiteOrigin_Widget_Button_Widget', grid: 0, cell: 1 } },
    { date: 4, panels_info: { class: 'SiteOrigin_Widget_Countdown_Widget', grid: 0, cell: 1 } },
  ],
  grids: [{ cells: 2 }],
  grid_cells: [
    { grid: 0, weight: 0.5 },
    { grid: 0, weight: 0.5 },
  ],
}
const nodes = {
  r1: { node: 'r1', type: 'row', parent: null, position: 0, settings: {} },
  m1: {
    node: 'm1',
    type: 'module',
    parent: 'r1',
    position: 0,
    settings: { type: 'heading', heading: 'HEAD', tag: 'h2' },
  },
  m2: { node: 'm2', type: 'module', parent: 'r1', position: 1, settings: { type: 'login-form' } },
}

test('pages of SiteOrigin and Beaver Builder come in once, and the report names their losses, page by page', async () => {
  const page = (id: number, title: string, body: string, key: string, value: string) => ({
    id,
    title,
    type: 'page',
    slug: `page-${id}`,
    body,
    more: exampleMeta(key, value),
  })
  const { site, rows } = await brought(
    exampleExport([
      page(
        1,
        'Origin',
        '<div class="panel-layout"><p>LEFT</p><a href="/go/">GO</a></div>',
        'panels_data',
        phpText(layout),
      ),
      page(2, 'Beaver', '<h2>HEAD</h2>', '_fl_builder_data', phpText(nodes, 'stdClass')),
      page(3, 'Damaged', '<p>PLAIN [unknown_code]</p>', 'panels_data', phpText(layout).slice(0, 200)),
    ]),
  )
  const notes = (title: string) => rows.find((row) => row.title === title)?.notes ?? []
  expect(await wordsOf(site, 'Origin')).toBe('Origin / LEFT / GO')
  expect(JSON.stringify(await blocksOf(site, 'Origin')).split('LEFT')).toHaveLength(2)
  expect(await wordsOf(site, 'Beaver')).toMatch(/HEAD$/)
  expect(await wordsOf(site, 'Damaged')).toMatch(/PLAIN$/)
  expect(notes('Origin')).toContainEqual({ code: 'elementsLeft', values: { n: 1, names: 'countdown' } })
  expect(notes('Origin')).toContainEqual({ code: 'shortcodesLeft', values: { n: 1, names: 'unknown_code' } })
  expect(notes('Beaver')).toContainEqual({ code: 'elementsLeft', values: { n: 1, names: 'login-form' } })
  expect(notes('Damaged')).toContainEqual({ code: 'builderUnread', values: { builder: 'SiteOrigin' } })
  for (const title of ['Origin', 'Beaver', 'Damaged'])
    expect(JSON.stringify((await blocksOf(site, title)).map(({ props }) => props))).not.toContain('unknown_code')
})
