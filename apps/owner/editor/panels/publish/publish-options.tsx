import { documentsApi, type DocumentSummary } from '#features/pages/contract'
import { Checkbox, DateField, RadioGroup, useCall, useWords } from '#platform/ui'
import { publishMessages } from './publish.messages.ts'

export interface PublishChoice {
  /** Null: now. `unset`: later, at a moment that is still to be said. */
  at: Date | 'unset' | null
  isPrivate: boolean
  /** Other documents that become visible in the same moment. */
  also: readonly string[]
}

export const startingChoice: PublishChoice = { at: null, isPrivate: false, also: [] }

interface Props {
  id: string
  /** Visitors have never seen it. */
  isNew: boolean
  choice: PublishChoice
  onChange: (choice: PublishChoice) => void
}

/** When, for whom, and what else in the same moment. */
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
      <Together id={id} also={choice.also} onChange={(also) => set({ also })} />
    </div>
  )
}

/** The same hour tomorrow: a moment that is certainly to come. */
function tomorrow(): Date {
  const moment = new Date(Date.now() + 24 * 3_600_000)
  moment.setMinutes(0, 0, 0)
  return moment
}

/** Other drafts that wait. None is taken along unless it is ticked. */
function Together({ id, also, onChange }: { id: string; also: readonly string[]; onChange: (also: string[]) => void }) {
  const t = useWords(publishMessages)
  const waiting = useCall(documentsApi.unpublished, {})
  const others = (waiting.data?.documents ?? []).filter((other) => other.id !== id)
  if (others.length === 0) return null
  const tick = (other: string, isOn: boolean) =>
    onChange(isOn ? [...also, other] : also.filter((chosen) => chosen !== other))
  return (
    <details className="e-together">
      <summary>{t('together', { n: others.length })}</summary>
      <div>
        {others.map((other) => (
          <Checkbox key={other.id} isSelected={also.includes(other.id)} onChange={(isOn) => tick(other.id, isOn)}>
            {nameOf(other)}
          </Checkbox>
        ))}
      </div>
    </details>
  )

  function nameOf({ kind, title }: DocumentSummary): string {
    const name = t(`kind.${kind}`)
    return title.trim() ? `${title} · ${name}` : name
  }
}
