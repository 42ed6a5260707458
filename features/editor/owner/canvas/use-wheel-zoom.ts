import { useEffect } from 'react'
import { useEditorState } from '../base/editor-state.ts'
import { withinZoom } from '../actions/zoom/zoom.ts'

/** A pinch gesture, or the wheel with Mod, zooms the page. */
export function useWheelZoom(page: HTMLElement | null): void {
  useEffect(() => {
    const view = page?.ownerDocument.defaultView
    if (!view) return
    const turned = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { scale, set } = useEditorState.getState()
      set({ zoom: withinZoom(scale * Math.exp(-event.deltaY / 300)) })
    }
    view.addEventListener('wheel', turned, { passive: false })
    return () => view.removeEventListener('wheel', turned)
  }, [page])
}
