import { createContext, useContext } from 'react'
import type { DeviceView } from '../base/editor-state.ts'

export interface FrameView {
  /** The device that the frame shows. */
  view: DeviceView
  /** True for the frame in which the person works; another frame beside it may show the same page. */
  isActive: boolean
}

const FrameViewContext = createContext<FrameView>({ view: 'desktop', isActive: true })
export const FrameViewProvider = FrameViewContext.Provider

export function useFrameView(): FrameView {
  return useContext(FrameViewContext)
}
