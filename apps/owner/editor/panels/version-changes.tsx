import { documentsApi } from '#features/pages/contract'
import type { Output } from '#platform/contract'
import { Badge, ErrorState, Skeleton, useCall, useLanguage, useWords } from '#platform/ui'
import { nameOfType } from '../../canvas/blocks.ts'
import { editorMessages } from '../editor.messages.ts'
import { historyMessages } from './history.messages.ts'

type Change = Output<typeof documentsApi.compare>['changes'][number]

/** Lists the differences since a version, one row for each part. */
export function VersionChanges({ id, from, to }: { id: string; from: number; to: number }) {
  const h = useWords(historyMessages)
  const compared = useCall(documentsApi.compare, { id, from, to })
  if (compared.error) return <ErrorState error={compared.error} onRetry={() => void compared.refetch()} />
  return (
    <section className="e-history-shown" aria-label={h('since')}>
      <h3>{h('since')}</h3>
      {compared.isPending && <Skeleton lines={3} height={18} />}
      {compared.data?.changes.length === 0 && <p className="q-hint">{h('sinceNothing')}</p>}
      <ul className="e-changes">
        {compared.data?.changes.map((change) => (
          <ChangeRow key={`${change.what}${change.id}${change.did}`} change={change} />
        ))}
      </ul>
    </section>
  )
}

function ChangeRow({ change: { what, did, type, name } }: { change: Change }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const part = what === 'block' ? nameOfType(type, language) : what === 'section' ? t('section') : t('settingsOfPage')
  return (
    <li>
      <Badge tone={tones[did]}>{t(words[did])}</Badge>
      <span className="q-row-text">
        {part}
        {name && what !== 'settings' && <span className="q-quiet"> · {name}</span>}
      </span>
    </li>
  )
}

const words = { added: 'didAdded', changed: 'didChanged', moved: 'didMoved', removed: 'didRemoved' } as const
const tones = { added: 'success', changed: 'accent', moved: 'plain', removed: 'danger' } as const
