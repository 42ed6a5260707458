import { documentsApi, type DocumentSummary } from '#features/pages/contract'
import { Checkbox, DateField, RadioGroup, useCall, useMoments, useWords } from '#platform/ui'
import { dayMs } from '#platform/contract'
import { publishMessages } from './publish.messages.ts'

export interface PublishChoice {
  /** Time of publication: null is now, and `unset` is a later time that was not entered yet. */
  at: Date | 'unset' | null
  isPrivate: boolean
  /** Other documents that are published in the same moment. */
  also: readonly string[]
}

export const startingChoice: PublishChoice = { at: null, isPrivate: false, also: [] }

interface Props {
  id: string
  /** True when visitors have never seen the document. */
  isNew: boolean
  choice: PublishChoice
  onChange: (choice: PublishChoice) => void
}

/** Time, audience and other documents of a publication. */
export function PublishOptions({ id, isNew, choice, onChange }: Props) {
  const t = useWords(publishMessages)
  const set = (part: Partial<PublishChoice>) => onChange({ ...choice, ...part })
  return (
    <div className="e-publish-options">
      <RadioGroup
        label={t('when')}
        value={choice.at === null ? 'now' : 'later'}
        onChange={(when) => set({ at: when === 'now' ? null : tomorrow() })}
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
      />
      {choice.at !== null && (
        <DateField
          label={t('moment')}
          hint={t('momentHint')}
          value={choice.at === 'unset' ? null : choice.at}
          onChange={(at) => set({ at: at ?? 'unset' })}
        />
      )}
      {isNew && (
        <RadioGroup
          label={t('who')}
          value={choice.isPrivate ? 'private' : 'all'}
          onChange={(who) => set({ isPrivate: who === 'private' })}
          options={[
            { value: 'all', label: t('whoAll') },
            { value: 'private', label: t('whoPrivate') },
          ]}
        />
      )}
      <Together id={id} isNew={isNew} also={choice.also} onChange={(also) => set({ also })} />
    </div>
  )
}

/** The same hour tomorrow, which is always in the future. */
function tomorrow(): Date {
  const moment = new Date(Date.now() + dayMs)
  moment.setMinutes(0, 0, 0)
  return moment
}

interface TogetherProps {
  id: string
  isNew: boolean
  also: readonly string[]
  onChange: (also: string[]) => void
}

/**
 * Other drafts, which are published together when they are selected. The home page of a new site shows them at once,
 * because its menu would otherwise be empty.
 */
function Together({ id, isNew, also, onChange }: TogetherProps) {
  const t = useWords(publishMessages)
  const nameOf = useNames()
  const documents = useCall(documentsApi.unpublished, {}).data?.documents ?? []
  const others = documents.filter((other) => other.id !== id)
  if (others.length === 0) return null
  const tick = (other: string, isOn: boolean) =>
    onChange(isOn ? [...also, other] : also.filter((chosen) => chosen !== other))
  const isFirst = isNew && documents.some((document) => document.id === id && document.isHomepage)
  // Documents with their own date keep it.
  const undated = others.filter(({ scheduledAt }) => scheduledAt === null).map((other) => other.id)
  const ticked = undated.filter((other) => also.includes(other))
  return (
    <details className="e-together" open={isFirst || undefined}>
      <summary>{t('together', { n: others.length })}</summary>
      <div>
        {undated.length > 1 && (
          <Checkbox
            isSelected={ticked.length === undated.length}
            isIndeterminate={ticked.length > 0 && ticked.length < undated.length}
            onChange={(isOn) =>
              onChange([...also.filter((other) => !undated.includes(other)), ...(isOn ? undated : [])])
            }
          >
            {t('togetherAll')}
          </Checkbox>
        )}
        {others.map((other) => (
          <Checkbox key={other.id} isSelected={also.includes(other.id)} onChange={(isOn) => tick(other.id, isOn)}>
            {nameOf(other)}
          </Checkbox>
        ))}
      </div>
    </details>
  )
}

/** Title, kind and scheduled time of a document. */
function useNames() {
  const t = useWords(publishMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return ({ kind, title, scheduledAt }: DocumentSummary): string => {
    const name = title.trim() ? `${title} · ${t(`kind.${kind}`)}` : t(`kind.${kind}`)
    return scheduledAt === null ? name : t('togetherScheduled', { name, when: when(scheduledAt) })
  }
}
