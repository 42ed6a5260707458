import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'
import { tabsBlock } from './tabs.block.ts'
import { tabsBlockContract } from './tabs.contract.ts'

test('without scripts each link leads to the text below its title', () => {
  const { html } = renderView(
    exampleElement({ block: tabsBlock, example: tabsBlockContract.examples['start'] as never }),
  )
  const links = [...html.matchAll(/href="#(panel-\w+)"/g)].map(([, id]) => id)
  const panels = [...html.matchAll(/<section class="tabs-panel" id="(panel-\w+)"><p class="tabs-title">([^<]+)/g)]
  expect(links).toHaveLength(3)
  expect(panels.map(([, id]) => id)).toEqual(links)
  expect(panels.map(([, , title]) => title)).toEqual(['By train', 'By bicycle', 'By car'])
})
