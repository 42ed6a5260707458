import { Download, Trash2, X } from '#platform/icons'
import {
  Badge,
  byteSize,
  Card,
  IconButton,
  LinkButton,
  Skeleton,
  Table,
  toast,
  useLocale,
  useSend,
  useWords,
} from '#platform/ui'
import { keptDays, type Transfer, transferApi } from '../contract/index.ts'
import { transferOwnerMessages } from './transfer-owner.messages.ts'

const tones = { waiting: 'plain', running: 'accent', done: 'success', failed: 'danger' } as const
const states = { waiting: 'waiting', running: 'stateRunning', done: 'done', failed: 'stateFailed' } as const

interface Props {
  isLoading: boolean
  exports: readonly Transfer[]
}

/** Lists finished exports to download. */
export function FinishedExports({ isLoading, exports }: Props) {
  const t = useWords(transferOwnerMessages)
  return (
    <Card title={t('made')}>
      <p className="q-hint">{t('kept', { days: keptDays })}</p>
      {isLoading && <Skeleton lines={2} height={32} />}
      {!isLoading && exports.length === 0 && <p className="q-quiet">{t('none')}</p>}
      {exports.length > 0 && <Archives exports={exports} />}
    </Card>
  )
}

function Archives({ exports }: { exports: readonly Transfer[] }) {
  const t = useWords(transferOwnerMessages)
  const locale = useLocale()
  const remove = useSend(transferApi.remove, { refreshes: [transferApi.list], onDone: () => toast(t('removed')) })
  const cancel = useSend(transferApi.cancel, { refreshes: [transferApi.list], onDone: () => toast(t('cancelled')) })
  const acts = ({ id, fileName: name, state, isKept }: Transfer) => (
    <span className="transfer-acts">
      {isKept && (
        <LinkButton
          size="small"
          icon={Download}
          href={transferApi.file.path.replace(':id', id)}
          aria-label={t('downloadOf', { name })}
          target="_blank"
        >
          <span className="transfer-word">{t('download')}</span>
        </LinkButton>
      )}
      {state === 'done' || state === 'failed' ? (
        <IconButton size="small" icon={Trash2} label={t('removeOf', { name })} onPress={() => remove.mutate({ id })} />
      ) : (
        <IconButton size="small" icon={X} label={t('cancelOf', { name })} onPress={() => cancel.mutate({ id })} />
      )}
    </span>
  )
  return (
    <Table
      label={t('made')}
      entries={exports}
      columns={[
        {
          id: 'file',
          label: t('file'),
          isRowHeader: true,
          cell: ({ fileName }) => <span className="transfer-name">{fileName}</span>,
        },
        {
          id: 'state',
          label: t('state'),
          short: true,
          cell: ({ state }) => <Badge tone={tones[state]}>{t(states[state])}</Badge>,
        },
        {
          id: 'size',
          label: t('size'),
          numeric: true,
          wideOnly: true,
          cell: ({ bytes }) => <span className="transfer-name">{bytes === null ? '' : byteSize(bytes, locale)}</span>,
        },
        { id: 'acts', label: t('download'), hideLabel: true, cell: acts },
      ]}
    />
  )
}
