import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BlockPanelProps, LanguageProvider, type Loaded, ownerQueryClient, type PanelPage } from '#platform/ui'
import { everyExample } from '#support/block-examples'
import { canvasBlocks, everyBlock } from '../../features/editor/owner/base/blocks.ts'

type Panel = ComponentType<BlockPanelProps<unknown>>

await everyBlock.load()

const page: PanelPage = { documentId: '65a1f0c2e4b0a1b2c3d4e500', kind: 'page', locale: 'en-GB', view: 'desktop' }
const placed = everyExample.filter(({ block }) => block.contract.palette !== null)

/** The panel itself, where its code comes later. */
async function panelOf(type: string): Promise<Panel> {
  const panel = canvasBlocks.get(type)?.panel as Panel & { preload?: () => Promise<Loaded<Panel>> }
  const loaded = await panel.preload?.()
  return loaded?.kind === 'here' ? loaded.value : panel
}

test.each(placed)('$title: its panel can be drawn', async ({ block: { contract }, example }) => {
  const Panel = await panelOf(contract.type)
  const { w, h } = contract.size
  const html = renderToString(
    <QueryClientProvider client={ownerQueryClient()}>
      <LanguageProvider language="en">
        <Panel
          id="65a1f0c2e4b0a1b2c3d4e502"
          props={example.props}
          change={() => undefined}
          page={page}
          place={{ desktop: { x: 0, y: 0, w, h, z: 0 }, mobile: null }}
        />
      </LanguageProvider>
    </QueryClientProvider>,
  )
  expect(html).not.toBe('')
})
