import { isBlank } from '#features/content/contract'
import { pagesApi } from '#features/pages/contract'
import type { Document } from '#platform/document'
import { Banner, Button, useCall, useLanguage, useWords } from '#platform/ui'
import { useCoveredTexts } from '../../../canvas/covered-texts.tsx'
import { labelOfBlock, wordsOfBlock } from '../../../base/block-words.ts'
import { publishMessages } from './publish.messages.ts'

interface Props {
  id: string
  document: Document
  /** Documents that are published in the same moment, so links may point at them. */
  also: readonly string[]
  onGo: (part: string | null) => void
}

/** Lists faults to look at before publishing, each with a button that leads to it. */
export function Checks({ id, document, also, onGo }: Props) {
  const t = useWords(publishMessages)
  const language = useLanguage()
  const links = useCall(pagesApi.brokenLinks, { id })
  const images = useCall(pagesApi.missingAlt, { id })
  const covered = useCoveredTexts(({ pairs }) => pairs)
  const nameOf = (blockId: string): string => {
    const block = document.blocks[blockId]
    if (!block) return ''
    const words = wordsOfBlock(block)
    return words ? `${labelOfBlock(block, language)}, “${words}”` : labelOfBlock(block, language)
  }
  const found = [
    ...unfinishedParts(document).map((part) => ({ key: part, sentence: t(part), part: null })),
    ...(links.data?.links ?? [])
      .filter(({ documentId }) => documentId === null || !also.includes(documentId))
      .map(({ link, blockId, field, sentence }) => ({
        key: `link:${blockId}:${field}:${link}`,
        sentence: sentence.includes(link) ? sentence : `${sentence} ${link}`,
        part: blockId,
      })),
    ...covered.map(({ over, under }) => ({
      key: `covered:${over}:${under}`,
      sentence: t('coveredText', { over: nameOf(over), under: nameOf(under) }),
      part: over,
    })),
    ...(images.data?.images ?? []).map(({ blockId, n }) => ({
      key: `alt:${blockId}`,
      sentence: blockId === null ? t('missingAltCover') : t('missingAlt', { n, block: nameOf(blockId) }),
      part: blockId,
    })),
  ]
  if (found.length === 0) return null
  return (
    <Banner tone="attention">
      <ul className="e-checks">
        {found.map(({ key, sentence, part }) => (
          <li key={key}>
            <span className="q-row-text">{sentence}</span>
            <Button size="small" onPress={() => onGo(part)} aria-label={`${t('goThere')}: ${sentence}`}>
              {t('goThere')}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  )
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
