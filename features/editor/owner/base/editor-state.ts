import { create } from 'zustand'
import { mayWrite } from './session/people-state.ts'

export type DeviceView = 'desktop' | 'mobile'
export interface Uploading {
  name: string
  part: number
}
export type SidePanel = 'layers' | 'history' | 'notes' | null

export interface InsertPoint {
  /** Section that receives the block; null creates a new section. */
  section: string | null
  /** The order key of the section that follows a new section; null appends it. */
  before: string | null
  /** The row of the block: blocks below move down. Undefined places it below all blocks. */
  y?: number
  x?: number
  w?: number
  /** The empty block that the new block replaces. */
  replaces?: string
}

export interface EditorState {
  blocks: readonly string[]
  section: string | null
  /** Block whose text is being edited in place. */
  editing: string | null
  /** Position of the caret when text editing starts, in pixels of the frame. */
  caret: { x: number; y: number } | null
  view: DeviceView
  /** True when both devices are shown side by side; `view` is the device being edited. */
  both: boolean
  /** Width of the page in pixels when it is not that of the device. */
  width: number | null
  /** Zoom of the page; null fits the page into the window. */
  zoom: number | null
  /** Present zoom, chosen or fitted to the window. */
  scale: number
  side: SidePanel
  showGrid: boolean
  isPreview: boolean
  inserting: InsertPoint | null
  addingSection: { before: string | null } | null
  /** Section whose name is being entered to save it. */
  savingSection: string | null
  /** File that is being uploaded to the page. */
  uploading: Uploading | null
  showKeys: boolean
  isPublishing: boolean
  selectBlocks: (ids: readonly string[], section: string | null) => void
  selectSection: (id: string | null) => void
  edit: (id: string | null, caret?: { x: number; y: number } | null) => void
  set: (
    part: Partial<
      Pick<
        EditorState,
        | 'view'
        | 'both'
        | 'width'
        | 'zoom'
        | 'scale'
        | 'side'
        | 'showGrid'
        | 'isPreview'
        | 'inserting'
        | 'addingSection'
        | 'savingSection'
        | 'uploading'
        | 'showKeys'
        | 'isPublishing'
      >
    >,
  ) => void
  /** Moves the selection up with Escape: from the text to the block, then the section, then the page. */
  climb: () => void
}

export const useEditorState = create<EditorState>()((set) => ({
  blocks: [],
  section: null,
  editing: null,
  caret: null,
  // On a phone the editor starts with the page's phone layout.
  view: window.innerWidth > 600 ? 'desktop' : 'mobile',
  both: false,
  width: null,
  zoom: null,
  scale: 1,
  // Narrow screens show the page first; the panel opens over it.
  side: window.innerWidth > 1000 ? 'layers' : null,
  showGrid: false,
  isPreview: false,
  inserting: null,
  addingSection: null,
  savingSection: null,
  uploading: null,
  showKeys: false,
  isPublishing: false,
  selectBlocks: (ids, section) =>
    set((state) => ({ blocks: ids, section, editing: ids.includes(state.editing ?? '') ? state.editing : null })),
  selectSection: (id) => set({ blocks: [], section: id, editing: null }),
  edit: (id, caret = null) => {
    const editing = id !== null && mayWrite(id) ? id : null
    set((state) => ({ editing, caret, blocks: id ? [id] : state.blocks }))
  },
  set: (part) => set(part),
  climb: () =>
    set((state) => {
      if (state.editing) return { editing: null }
      if (state.blocks.length > 0) return { blocks: [] }
      return { section: null }
    }),
}))
