import { RotateCcw } from '#platform/icons'
import { Button, IconButton, useWords } from '#platform/ui'
import { compareMessages } from './compare.messages.ts'
import type { Difference, DifferentSection } from './version-differences.ts'

/** Lists the differences under their sections, one sentence each; each shows its place on both pages. */
export function DifferenceList({
  sections,
  isPending,
  onShow,
  onRestore,
  onRestoreBlock,
}: {
  sections: readonly DifferentSection[]
  isPending: boolean
  onShow: (part: string) => void
  /** Absent where no section can be restored. */
  onRestore?: (section: DifferentSection) => void
  /** Absent where no block can be restored. */
  onRestoreBlock?: (block: NonNullable<Difference['block']>) => void
}) {
  const t = useWords(compareMessages)
  return sections.map((section) => (
    <article key={section.section ?? 'settings'} className="e-different">
      <h3>{section.name}</h3>
      <ul>
        {section.differences.map((difference) => (
          <li key={difference.key} data-did={difference.did}>
            <Sentence difference={difference} onShow={onShow} />
            {onRestoreBlock && difference.block && (
              <RestoreBlock
                sentence={difference.sentence}
                isPending={isPending}
                block={difference.block}
                onRestore={onRestoreBlock}
              />
            )}
          </li>
        ))}
      </ul>
      {onRestore && section.isInEarlier && (
        <Button
          size="small"
          icon={RotateCcw}
          isPending={isPending}
          aria-label={`${t('restoreSection')}: ${section.name}`}
          onPress={() => onRestore(section)}
        >
          {t('restoreSection')}
        </Button>
      )}
    </article>
  ))
}

function Sentence({
  difference: { sentence, part },
  onShow,
}: {
  difference: Difference
  onShow: (part: string) => void
}) {
  const t = useWords(compareMessages)
  if (part === null) return <span className="e-different-sentence">{sentence}</span>
  return (
    <button
      type="button"
      className="e-different-sentence"
      aria-label={t('showSentence', { sentence })}
      onClick={() => onShow(part)}
    >
      {sentence}
    </button>
  )
}

function RestoreBlock({
  sentence,
  isPending,
  block,
  onRestore,
}: {
  sentence: string
  isPending: boolean
  block: NonNullable<Difference['block']>
  onRestore: (block: NonNullable<Difference['block']>) => void
}) {
  const t = useWords(compareMessages)
  return (
    <IconButton
      size="small"
      icon={RotateCcw}
      isPending={isPending}
      label={t('restoreBlock', { sentence })}
      onPress={() => onRestore(block)}
    />
  )
}
