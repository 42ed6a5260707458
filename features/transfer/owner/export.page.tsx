import './transfer-owner.css'
import { Download, Trash2 } from '#platform/icons'
import {
  Badge,
  Banner,
  Button,
  byteSize,
  Card,
  ErrorState,
  IconButton,
  LinkButton,
  Page,
  Skeleton,
  Table,
  toast,
  useCall,
  useLocale,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { keptDays, type Transfer, transferApi } from '../contract/index.ts'
import { BringIn } from './bring-in.tsx'
import { transferOwnerMessages } from './transfer-owner.messages.ts'

const tones = { waiting: 'plain', running: 'accent', done: 'success', failed: 'danger' } as const
const states = { waiting: 'waiting', running: 'stateRunning', done: 'done', failed: 'stateFailed' } as const

/** The site as one file: made to take along, and brought in from elsewhere. */
export function ExportPage() {
  const t = useWords(transferOwnerMessages)
  const may = useMay()
  const list = useCall(transferApi.list, {}, { refetchInterval: 3000 })
  const transfers = list.data ?? []
  const isBusy = transfers.some(({ state }) => state === 'waiting' || state === 'running')
  return (
    <Page title={t('export')} lead={t('lead')} width="narrow">
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      <WholeSite
        isBusy={isBusy}
        isLoading={list.isPending}
        exports={transfers.filter(({ kind }) => kind === 'export')}
      />
      {may('settings.import') && (
        <BringIn isBusy={isBusy} latest={transfers.find(({ kind }) => kind === 'import') ?? null} />
      )}
    </Page>
  )
}

interface WholeSiteProps {
  isBusy: boolean
  isLoading: boolean
  exports: readonly Transfer[]
}

function WholeSite({ isBusy, isLoading, exports }: WholeSiteProps) {
  const t = useWords(transferOwnerMessages)
  const start = useSend(transferApi.export, { refreshes: [transferApi.list], onDone: () => toast(t('asked')) })
  const [latest] = exports
  return (
    <Card
      title={t('whole')}
      foot={
        <Button tone="primary" isPending={start.isPending} isDisabled={isBusy} onPress={() => start.mutate({})}>
          {t('exportSite')}
        </Button>
      }
    >
      <p>{t('wholeLead')}</p>
      <p className="q-hint">{t('kept', { days: keptDays })}</p>
      {latest?.problem && <Banner tone="danger">{t('exportFailed', { reason: latest.problem.sentence })}</Banner>}
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
      {(state === 'done' || state === 'failed') && (
        <IconButton size="small" icon={Trash2} label={t('removeOf', { name })} onPress={() => remove.mutate({ id })} />
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
