import type { Document, Operation } from '#platform/document'
import type { Words } from '#platform/i18n'
import { canvasBlocks } from '../../base/blocks.ts'
import { stackedAtEnd } from '../../base/arrange.ts'
import type { EditorState } from '../../base/editor-state.ts'
import { aligned, type Axis, distributed, type Edge } from './align.ts'
import { keepStyle, keptStyle, styled, styleOfBlock, styleOfSection } from './block-style.ts'
import { groupable, grouped, isAnyGrouped, ungrouped, withGroups } from './groups.ts'

export interface SeveralHands {
  edit: (operation: Operation, gesture?: string | null) => void
  announce: (text: string) => void
  say: Words<'editor.several'>
  state: EditorState
  document: () => Document
  chosen: () => string[]
}

export type SeveralActions = ReturnType<typeof severalActions>

/** Actions on the places and styles of all selected blocks. Each announces its result to screen readers. */
export function severalActions({ edit, announce, say, state, document, chosen }: SeveralHands) {
  return {
    align: (edge: Edge) => {
      if (chosen().length === 0) return
      edit(aligned(document(), chosen(), state.view, edge))
      announce(say(`aligned.${edge}`))
    },
    distribute: (axis: Axis) => {
      const operation = distributed(document(), chosen(), state.view, axis)
      if (operation) edit(operation)
      announce(operation ? say(`distributed.${axis}`) : say('distributeNeeds'))
    },
    stackAtEnd: (end: 1 | -1) => {
      if (chosen().length === 0) return
      edit(stackedAtEnd(document(), chosen(), state.view, end))
      announce(say(end === 1 ? 'isInFront' : 'isBehind'))
    },
    canGroup: () => groupable(document(), chosen()).length > 0,
    canUngroup: () => isAnyGrouped(document(), chosen()),
    group: () => {
      const ids = groupable(document(), chosen())
      if (ids.length > 0) edit(grouped(ids))
      announce(ids.length > 0 ? say('grouped', { n: ids.length }) : say('groupNeeds'))
    },
    ungroup: () => {
      if (!isAnyGrouped(document(), chosen())) return
      const ids = withGroups(document(), chosen())
      edit(ungrouped(document(), ids))
      state.selectBlocks(ids, state.section)
      announce(say('ungrouped'))
    },
    copyStyle: () => {
      const block = document().blocks[chosen()[0] ?? '']
      const contract = block && canvasBlocks.get(block.type)?.contract
      const section = document().sections[state.section ?? '']
      if (block && contract) keepStyle(styleOfBlock(block, contract))
      else if (section) keepStyle(styleOfSection(section))
      else return
      announce(say('styleCopied'))
    },
    pasteStyle: () => {
      const style = keptStyle()
      if (!style) return announce(say('noStyle'))
      const contractOf = (type: string) => canvasBlocks.get(type)?.contract
      const operation = styled(document(), { blocks: chosen(), section: state.section }, style, contractOf)
      if (operation) edit(operation)
      announce(say(operation ? 'stylePasted' : 'styleFitsNothing'))
    },
  }
}
