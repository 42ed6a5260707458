import type { Icon } from '#platform/icons'
import type { ComponentType } from 'react'
import type { Path, Place } from '../../document/index.ts'
import type { Message } from '../../i18n/index.ts'
import type { BlockTypeName, SystemBlockTypeName } from '../../contract/enumerations.ts'

/** Where a block is offered in the palette, in this order. */
export const blockGroups = ['basic', 'media', 'layout', 'site', 'social', 'commerce', 'code'] as const
export type BlockGroup = (typeof blockGroups)[number]

/** What a panel may know of the page around the block. */
export interface PanelPage {
  documentId: string
  kind: string
  /** BCP 47 language of the content. */
  locale: string
  /** Which view is being laid out. */
  view: 'desktop' | 'mobile'
}

/**
 * Sets one value: a key of the props (`'caption'`), or a path into them (`['link', 'href']`, `['links', { id }, 'label']`);
 * `undefined` removes. Everything set within one gesture is one undo step.
 */
export type ChangeProp = (path: string | Path, value: unknown) => void

export interface BlockPanelProps<Props> {
  id: string
  props: Props
  change: ChangeProp
  page: PanelPage
  place: Place
}

export interface BlockPanel<Props = Record<string, unknown>> {
  type: BlockTypeName | SystemBlockTypeName
  label: Message
  group: BlockGroup
  icon: Icon
  /** Words by which the palette finds it as well. */
  keywords?: Message
  /** A variant's own starting props, where the contract's are not meant. */
  starts?: Partial<Props>
  Panel: ComponentType<BlockPanelProps<Props>>
}

/** Declares a block's panel; the registry of panels holds them without their props. */
export function blockPanel<Props>(declared: BlockPanel<Props>): BlockPanel {
  return declared as unknown as BlockPanel
}
