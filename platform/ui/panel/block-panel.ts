import type { Path, Place } from '../../document/index.ts'

/** Properties of the page that a panel may use. */
export interface PanelPage {
  documentId: string
  kind: string
  /** Language of the content as a BCP 47 tag. */
  locale: string
  /** The layout that is being edited. */
  view: 'desktop' | 'mobile'
}

/**
 * Sets one value: a key of the props (`'caption'`), or a path into them (`['link', 'href']`, `['links', { id },
 * 'label']`); `undefined` removes. Everything set within one gesture is one undo step.
 */
export type ChangeProp = (path: string | Path, value: unknown) => void

export interface BlockPanelProps<Props> {
  id: string
  props: Props
  change: ChangeProp
  page: PanelPage
  place: Place
}
