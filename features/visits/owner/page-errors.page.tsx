import './visits-owner.css'
import { Check } from '#platform/icons'
import {
  Badge,
  Button,
  ButtonRow,
  EmptyState,
  IconButton,
  Page,
  QueryResult,
  Table,
  useCall,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { type PageError, pageErrorsApi } from '../contract/index.ts'
import { visitsOwnerMessages } from './visits-owner.messages.ts'

/** Lists errors in scripts of published pages, as visitors' browsers reported them. */
export function PageErrorsPage() {
  const t = useWords(visitsOwnerMessages)
  const found = useCall(pageErrorsApi.list, {})
  const clear = useSend(pageErrorsApi.clear, { refreshes: [pageErrorsApi.list] })
  return (
    <Page title={t('errors')} lead={t('errorsLead')}>
      <QueryResult
        found={found}
        entries={found.data?.errors}
        empty={<EmptyState drawing="history">{t('errorsEmpty')}</EmptyState>}
      >
        {(errors: readonly PageError[]) => (
          <>
            <ButtonRow>
              <Button isPending={clear.isPending} onPress={() => clear.mutate({})}>
                {t('clearAll')}
              </Button>
            </ButtonRow>
            <ErrorTable errors={errors} onClear={(id) => clear.mutate({ id })} />
          </>
        )}
      </QueryResult>
    </Page>
  )
}

function ErrorTable({ errors, onClear }: { errors: readonly PageError[]; onClear: (id: string) => void }) {
  const t = useWords(visitsOwnerMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Table
      label={t('errors')}
      entries={errors}
      columns={[
        { id: 'message', label: t('message'), isRowHeader: true, cell: (row) => <Message error={row} /> },
        {
          id: 'code',
          label: t('code'),
          wideOnly: true,
          short: true,
          cell: (row) => (
            <Badge tone={row.isOwnCode ? 'attention' : 'plain'}>{t(row.isOwnCode ? 'codeOwn' : 'codeQuoin')}</Badge>
          ),
        },
        { id: 'page', label: t('page'), wideOnly: true, cell: (row) => row.path },
        { id: 'visitors', label: t('visitors'), numeric: true, short: true, cell: (row) => row.visitors },
        { id: 'times', label: t('times'), numeric: true, short: true, wideOnly: true, cell: (row) => row.times },
        { id: 'last', label: t('last'), wideOnly: true, short: true, cell: (row) => when(row.lastAt) },
        {
          id: 'clear',
          label: t('clear'),
          short: true,
          cell: (row) => (
            <IconButton icon={Check} label={t('clearOne', { message: row.message })} onPress={() => onClear(row.id)} />
          ),
        },
      ]}
    />
  )
}

/** Shows the place in the code and the stack, for its developers. */
function Message({ error }: { error: PageError }) {
  const t = useWords(visitsOwnerMessages)
  const { message, file, line, column, stack, browser } = error
  return (
    <>
      {message}
      <span className="q-beneath q-hint">
        {[file === '' ? '' : `${fileName(file)}:${line}:${column}`, browser].filter((part) => part !== '').join(' · ')}
      </span>
      {stack !== '' && (
        <details className="v-stack">
          <summary>{t('stack')}</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </>
  )
}

const fileName = (file: string): string => (URL.parse(file)?.pathname ?? file).split('/').at(-1) || file
