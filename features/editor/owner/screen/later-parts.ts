import { lazyDialog, lazyPart, preloadRows } from '#platform/ui'
import { ContextMenu } from '../actions/later-parts.ts'
import { everyBlock } from '../base/blocks.ts'
import { useNotesState } from '../base/session/notes-state.ts'
import { NotesPanel } from '../notes/later-parts.ts'
import { textTools } from '../rich-text/text-tools.ts'

/** Panels and dialogs that are loaded after the first pointer movement, as are the later parts of other folders. */
export const InsertPalette = lazyDialog(() =>
  import('./panels/insert-palette.tsx').then((module) => module.InsertPalette),
)
export const SectionPicker = lazyDialog(() =>
  import('./templates/section-picker.tsx').then((module) => module.SectionPicker),
)
export const SaveSection = lazyDialog(() => import('./templates/save-section.tsx').then((module) => module.SaveSection))
export const KeysDialog = lazyDialog(() => import('./panels/keys-dialog.tsx').then((module) => module.KeysDialog))
export const PublishDialog = lazyDialog(() =>
  import('./panels/publish/publish-dialog.tsx').then((module) => module.PublishDialog),
)
export const LayersPanel = lazyPart(() => import('./panels/layers-panel.tsx').then((module) => module.LayersPanel))
export const HistoryPanel = lazyPart(() => import('./panels/history-panel.tsx').then((module) => module.HistoryPanel))
export const LinkedInspector = lazyPart(() =>
  import('./linked/linked-inspector.tsx').then((module) => module.LinkedInspector),
)
export const ZoomMenu = lazyDialog(() => import('./zoom/zoom-menu.tsx').then((module) => module.ZoomMenu))
export const BlockInspector = lazyPart(() =>
  withRows(import('./panels/block-inspector.tsx')).then((module) => module.BlockInspector),
)
export const SectionInspector = lazyPart(() =>
  withRows(import('./panels/section-inspector.tsx')).then((module) => module.SectionInspector),
)
export const SeveralInspector = lazyPart(() =>
  withRows(import('./panels/several-inspector.tsx')).then((module) => module.SeveralInspector),
)

export const HeaderSettings = lazyPart(() =>
  withRows(import('./panels/header-settings.tsx')).then((module) => module.HeaderSettings),
)

/** Commands are offered once the page is drawn. */
export const Commands = lazyPart(() => import('./commands.tsx').then((module) => module.Commands), null)

/** Loads the parts one after another, most needed first, so that the page is never blocked. */
export async function loadLaterParts(): Promise<void> {
  const parts = [
    textTools.load,
    BlockInspector.preload,
    InsertPalette.preload,
    SectionInspector.preload,
    PublishDialog.preload,
    SectionPicker.preload,
  ]
  for (const load of [
    ...parts,
    ContextMenu.preload,
    ZoomMenu.preload,
    everyBlock.load,
    HistoryPanel.preload,
    KeysDialog.preload,
    SaveSection.preload,
    NotesPanel.preload,
  ])
    await load()
  useNotesState.setState({ isOn: true })
}

/** Loads the shared rows together with a panel. */
async function withRows<M>(panel: Promise<M>): Promise<M> {
  const [module] = await Promise.all([panel, preloadRows()])
  return module
}
