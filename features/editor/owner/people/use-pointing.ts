import { useEffect } from 'react'
import { useOwnPointer } from '../base/session/people-state.ts'

/** Follows the pointer over the page while another person is present, without measuring anything. */
export function usePointing(page: HTMLElement): void {
  useEffect(() => {
    const tell = (resting: ReturnType<typeof useOwnPointer.getState>['resting']) => useOwnPointer.setState({ resting })
    const move = (event: PointerEvent) => {
      const section = (event.target as Element | null)?.closest?.<HTMLElement>('[data-section]')
      if (event.pointerType === 'touch' || !section) return tell(null)
      tell({ section, left: event.clientX, top: event.clientY })
    }
    const leave = () => tell(null)
    page.addEventListener('pointermove', move)
    page.addEventListener('pointerleave', leave)
    return () => {
      page.removeEventListener('pointermove', move)
      page.removeEventListener('pointerleave', leave)
      leave()
    }
  }, [page])
}
