import { useWords } from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { useEditorState } from '../../base/editor-state.ts'
import { activeFrame } from '../../base/reveal.ts'
import { phoneUntil, withinWidths, zoomStep, zoomToFit } from './zoom.ts'
import { zoomMessages } from './zoom.messages.ts'

export type ZoomActions = ReturnType<typeof useZoom>

/** Zoom and width of the page; each change is announced to screen readers. */
export function useZoom() {
  const t = useWords(zoomMessages)
  const { announce } = useEditor()
  const show = (zoom: number | null) => {
    useEditorState.getState().set({ zoom })
    announce(zoom === null ? t('fitted') : t('zoomed', { percent: Math.round(zoom * 100) }))
  }
  return {
    step: (by: 1 | -1) => show(zoomStep(useEditorState.getState().scale, by)),
    actual: () => show(1),
    fit: () => show(null),
    toChosen: () => {
      const place = boxOfChosen()
      if (place) show(zoomToFit(place.box, place.space))
      if (place) centre(place.id)
    },
    setWidth: (width: number | null) => {
      setPageWidth(width)
      if (width !== null) announce(t('widthIs', { width: withinWidths(width) }))
    },
  }
}

/** Custom width of the page; null uses that of the device. */
export function setPageWidth(width: number | null): void {
  const { set } = useEditorState.getState()
  if (width === null) return set({ width: null })
  const fitting = withinWidths(width)
  set({ width: fitting, both: false, view: fitting <= phoneUntil ? 'mobile' : 'desktop' })
}

/** Returns the bounding box of the selected blocks or section, in page pixels. */
function boxOfChosen() {
  const { blocks, section } = useEditorState.getState()
  const frame = activeFrame()
  const page = frame?.contentDocument
  const stage = frame?.closest('.e-stage')
  if (!page || !stage) return null
  const ids = blocks.length > 0 ? blocks.map((id) => `#block-${id}`) : section ? [`[data-section="${section}"]`] : []
  const rects = ids.flatMap((selector) => page.querySelector(selector)?.getBoundingClientRect() ?? [])
  const first = blocks[0] ?? section
  if (rects.length === 0 || !first) return null
  const width = Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left))
  const height = Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top))
  return { id: first, box: { width, height }, space: { width: stage.clientWidth, height: stage.clientHeight } }
}

/** Runs after the page is drawn at its new size. */
function centre(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const page = activeFrame()?.contentDocument
      const element = page?.getElementById(`block-${id}`) ?? page?.querySelector(`[data-section="${id}"]`)
      element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    }),
  )
}
