import type { EditorState } from '../base/editor-state.ts'

export type ShownView = 'desktop' | 'tablet' | 'mobile' | 'both'

/** R1.53: a tablet shows the page of a desktop, in less room. */
export const tabletWidth = 820

/** The state that shows the page as on a device, or as on two of them. */
export function showing(next: ShownView): Partial<Pick<EditorState, 'view' | 'both' | 'width'>> {
  if (next === 'both') return { both: true, width: null }
  if (next === 'tablet') return { view: 'desktop', both: false, width: tabletWidth }
  return { view: next, both: false, width: null }
}
