import { type ReactNode, useMemo } from 'react'
import { isBlank } from '#features/content/contract'
import {
  type HeadingFault,
  headingFaults,
  headingFix,
  isChecked,
  lacksDescription,
  pagesApi,
} from '#features/pages/contract'
import type { Document } from '#platform/document'
import { Button, useCall, useLanguage, useWords } from '#platform/ui'
import { canvasBlocks, useKnownBlocks } from '../../../base/blocks.ts'
import { labelOfBlock, wordsOfBlock } from '../../../base/block-words.ts'
import { useEditor } from '../../../base/editor-context.tsx'
import { useCoveredTexts } from '../../../canvas/covered-texts.tsx'
import { useContrastLines } from './use-contrast-lines.tsx'
import { AlternativeTextFields } from './alternative-text-fields.tsx'
import { DescriptionField } from './description-field.tsx'
import { publishMessages } from './publish.messages.ts'

/** A fault to look at before publishing. */
export interface CheckLine {
  key: string
  sentence: string
  /** The part of the page to which the line leads; null for the page's settings. */
  part: string | null
  /** Whether the site can require that it is fixed before publishing. */
  canHold?: boolean
  /** Button that removes the fault. */
  fix?: ReactNode
  /** Field below the sentence in which the missing text is typed. */
  field?: ReactNode
}

export interface Checked {
  id: string
  document: Document
  /** Documents that are published in the same moment, so links may point at them. */
  also: readonly string[]
  /** The checks run while the dialog is open. */
  isOpen: boolean
}

/** Returns the faults of a document, those that concern all of it first. */
export function useCheckLines(checked: Checked): readonly CheckLine[] {
  const t = useWords(publishMessages)
  const { document, isOpen } = checked
  const description = useDescriptionLine(checked)
  const headings = useHeadingLines(checked)
  const links = useLinkLines(checked)
  const covered = useCoveredLines(document)
  const images = useImageLines(checked)
  const faint = useContrastLines(checked)
  const unfinished = unfinishedParts(document).map((part): CheckLine => ({ key: part, sentence: t(part), part: null }))
  return isOpen ? [...unfinished, ...description, ...headings, ...links, ...covered, ...faint, ...images] : []
}

const withTitles: readonly string[] = ['page', 'post', 'project', 'item']

/** Returns missing parts that a reader would notice at once: a title, or any content. */
export function unfinishedParts(document: Document): ('noTitle' | 'nothingInIt')[] {
  if (!withTitles.includes(document.kind)) return []
  const title = document.settings['title']
  return [
    ...(typeof title === 'string' && title.trim() === '' ? (['noTitle'] as const) : []),
    ...(isBlank(document) ? (['nothingInIt'] as const) : []),
  ]
}

function useDescriptionLine({ id, document, isOpen }: Checked): CheckLine[] {
  const t = useWords(publishMessages)
  const settings = useCall(pagesApi.settings, { id }, { enabled: isOpen && document.kind === 'page' })
  if (!settings.data || !lacksDescription(document, settings.data.siteDescription)) return []
  return [{ key: 'description', sentence: t('noDescription'), part: null, canHold: true, field: <DescriptionField /> }]
}

function useHeadingLines({ document, isOpen }: Checked): CheckLine[] {
  const t = useWords(publishMessages)
  const { edit, session, canEdit } = useEditor()
  const turn = useKnownBlocks((state) => state.turn)
  const contracts = useMemo(
    () => (turn < 0 ? new Map() : new Map([...canvasBlocks].map(([type, { contract }]) => [type, contract]))),
    [turn],
  )
  const faults = useMemo(() => (isOpen ? headingFaults(document, contracts) : []), [document, contracts, isOpen])
  const repair = (fault: HeadingFault) => {
    const operation = headingFix(session.view().document, contracts, fault)
    if (operation) edit(operation)
  }
  return faults.map((fault) => {
    const { blockId, path, place, level, right } = fault
    const words = fault.words.length > 60 ? `${fault.words.slice(0, 60)}…` : fault.words
    const sentence =
      fault.fault === 'second' ? t('headingSecond', { words }) : t('headingSkipped', { words, level, above: level - 1 })
    const action = t('headingFix', { level: right })
    return {
      key: `heading:${blockId}:${JSON.stringify(path)}:${place}`,
      sentence,
      part: blockId,
      canHold: true,
      fix: canEdit && (
        <Button size="small" onPress={() => repair(fault)} aria-label={`${action}: ${sentence}`}>
          {action}
        </Button>
      ),
    }
  })
}

function useLinkLines({ id, document, also, isOpen }: Checked): CheckLine[] {
  const links = useCall(pagesApi.brokenLinks, { id }, { enabled: isOpen })
  return (links.data?.links ?? [])
    .filter(({ documentId }) => documentId === null || !also.includes(documentId))
    .map(({ link, blockId, field, sentence }) => ({
      key: `link:${blockId}:${field}:${link}`,
      sentence: sentence.includes(link) ? sentence : `${sentence} ${link}`,
      part: blockId,
      canHold: isChecked(document),
    }))
}

function useCoveredLines(document: Document): CheckLine[] {
  const t = useWords(publishMessages)
  const nameOf = useNames(document)
  return useCoveredTexts(({ pairs }) => pairs).map(({ over, under }) => ({
    key: `covered:${over}:${under}`,
    sentence: t('coveredText', { over: nameOf(over), under: nameOf(under) }),
    part: over,
  }))
}

function useImageLines({ id, document, isOpen }: Checked): CheckLine[] {
  const t = useWords(publishMessages)
  const nameOf = useNames(document)
  const images = useCall(pagesApi.missingAlt, { id }, { enabled: isOpen })
  return (images.data?.images ?? []).map(({ blockId, n, fields }) => ({
    key: `alt:${blockId}`,
    sentence: blockId === null ? t('missingAltCover') : t('missingAlt', { n, block: nameOf(blockId) }),
    part: blockId,
    canHold: isChecked(document),
    field: <AlternativeTextFields blockId={blockId} fields={fields} />,
  }))
}

/** Names a block by its label and its first words. */
function useNames({ blocks }: Document): (blockId: string) => string {
  const language = useLanguage()
  return (blockId) => {
    const block = blocks[blockId]
    if (!block) return ''
    const words = wordsOfBlock(block)
    return words ? `${labelOfBlock(block, language)}, “${words}”` : labelOfBlock(block, language)
  }
}
