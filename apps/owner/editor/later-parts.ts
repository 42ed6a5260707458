import { lazyDialog, lazyPart, preloadRows } from '#platform/ui'
import { everyBlock } from '../canvas/blocks.ts'
import { textTools } from '../canvas/text-tools.ts'

/** What of the editor nobody needs before a hand moves. */
export const InsertPalette = lazyDialog(() =>
  import('./panels/insert-palette.tsx').then((module) => module.InsertPalette),
)
export const SectionPicker = lazyDialog(() =>
  import('./panels/section-picker.tsx').then((module) => module.SectionPicker),
)
export const KeysDialog = lazyDialog(() => import('./panels/keys-dialog.tsx').then((module) => module.KeysDialog))
export const PublishDialog = lazyDialog(() =>
  import('./panels/publish/publish-dialog.tsx').then((module) => module.PublishDialog),
)
export const LayersPanel = lazyPart(() => import('./panels/layers-panel.tsx').then((module) => module.LayersPanel))
export const HistoryPanel = lazyPart(() => import('./panels/history-panel.tsx').then((module) => module.HistoryPanel))
export const ContextMenu = lazyDialog(() => import('./context-menu.tsx').then((module) => module.ContextMenu))
export const BlockInspector = lazyPart(() =>
  withRows(import('./panels/block-inspector.tsx')).then((module) => module.BlockInspector),
)
export const SectionInspector = lazyPart(() =>
  withRows(import('./panels/section-inspector.tsx')).then((module) => module.SectionInspector),
)

export const HeaderSettings = lazyPart(() =>
  withRows(import('./panels/header-settings.tsx')).then((module) => module.HeaderSettings),
)

/** One after the other, nearest hands first, so that the page itself is never kept waiting. */
export async function loadLaterParts(): Promise<void> {
  const parts = [
    textTools.load,
    BlockInspector.preload,
    InsertPalette.preload,
    SectionInspector.preload,
    PublishDialog.preload,
    SectionPicker.preload,
  ]
  for (const load of [...parts, ContextMenu.preload, everyBlock.load, HistoryPanel.preload, KeysDialog.preload])
    await load()
}

/** A panel and its rows stand at once. */
async function withRows<M>(panel: Promise<M>): Promise<M> {
  const [module] = await Promise.all([panel, preloadRows()])
  return module
}
