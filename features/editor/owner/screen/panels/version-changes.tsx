import { useMemo } from 'react'
import { documentsApi } from '#features/pages/contract'
import { ErrorState, Skeleton, useCall, useLanguage, useWords } from '#platform/ui'
import { type DifferentSection, differencesBetween } from '../compare/version-differences.ts'
import { historyMessages } from '../compare/history.messages.ts'

/** Lists the differences since a version in sentences, section by section. */
export function VersionChanges({ id, from, to }: { id: string; from: number; to: number }) {
  const h = useWords(historyMessages)
  const language = useLanguage()
  const earlier = useCall(documentsApi.version, { id, seq: from })
  const later = useCall(documentsApi.version, { id, seq: to })
  const error = earlier.error ?? later.error
  const sections = useMemo(
    () => (earlier.data && later.data ? differencesBetween(earlier.data, later.data, language) : null),
    [earlier.data, later.data, language],
  )
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([earlier.refetch(), later.refetch()])} />
  return (
    <section className="e-history-shown" aria-label={h('since')}>
      <h3>{h('since')}</h3>
      {sections === null && <Skeleton lines={3} height={18} />}
      {sections?.length === 0 && <p className="q-hint">{h('sinceNothing')}</p>}
      {sections?.map((section) => (
        <Differences key={section.section ?? 'settings'} section={section} />
      ))}
    </section>
  )
}

function Differences({ section: { name, differences } }: { section: DifferentSection }) {
  return (
    <>
      <h4>{name}</h4>
      <ul className="e-since">
        {differences.map(({ key, sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
