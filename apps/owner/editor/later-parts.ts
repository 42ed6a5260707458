import { lazyDialog, lazyPart, preloadRows } from '#platform/ui'
import { everyBlock } from '../canvas/blocks.ts'
import { textTools } from '../canvas/text-tools.ts'
import { useNotesState } from './session/notes-state.ts'

/** Parts of the editor that are loaded after the first pointer movement. */
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
/** Loaded when another person is present. */
export const PeopleHere = lazyPart(() => import('./people/people-parts.ts').then((module) => module.PeopleHere), null)
export const PeopleOnCanvas = lazyPart(
  () => import('./people/people-parts.ts').then((module) => module.PeopleOnCanvas),
  null,
)
export const LinkedInspector = lazyPart(() =>
  import('./linked/linked-inspector.tsx').then((module) => module.LinkedInspector),
)
export const NotesPanel = lazyPart(() => import('./notes/notes-panel.tsx').then((module) => module.NotesPanel))
export const NotesOnCanvas = lazyPart(
  () => import('./notes/notes-on-canvas.tsx').then((module) => module.NotesOnCanvas),
  null,
)
export const ContextMenu = lazyDialog(() => import('./context-menu.tsx').then((module) => module.ContextMenu))
export const ZoomMenu = lazyDialog(() => import('./zoom/zoom-menu.tsx').then((module) => module.ZoomMenu))
export const BlockInspector = lazyPart(() =>
  withRows(import('./panels/block-inspector.tsx')).then((module) => module.BlockInspector),
)
export const SectionInspector = lazyPart(() =>
  withRows(import('./panels/section-inspector.tsx')).then((module) => module.SectionInspector),
)
export const SeveralInspector = lazyPart(() =>
  withRows(import('./several/several-inspector.tsx')).then((module) => module.SeveralInspector),
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

/** A panel and its rows stand at once. */
async function withRows<M>(panel: Promise<M>): Promise<M> {
  const [module] = await Promise.all([panel, preloadRows()])
  return module
}
