import './transfer-owner.css'
import { Banner, Button, Card, ErrorState, Page, toast, useCall, useMay, useSend, useWords } from '#platform/ui'
import { type Transfer, transferApi } from '../contract/index.ts'
import { BringIn } from './bring-in.tsx'
import { FinishedExports } from './made-exports.tsx'
import { OtherSystems } from './other-systems.tsx'
import { StaticCopy } from './static-copy.tsx'
import { transferOwnerMessages } from './transfer-owner.messages.ts'

/** Exports the site as an archive, a copy for another server, or files for other systems, and imports an archive. */
export function ExportPage() {
  const t = useWords(transferOwnerMessages)
  const may = useMay()
  const list = useCall(transferApi.list, {}, { refetchInterval: 3000 })
  const transfers = list.data ?? []
  const isBusy = transfers.some(({ state }) => state === 'waiting' || state === 'running')
  const exports = transfers.filter(({ kind }) => kind === 'export')
  return (
    <Page title={t('export')} lead={t('lead')} width="narrow">
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      <WholeSite isBusy={isBusy} latest={exports[0] ?? null} />
      <StaticCopy isBusy={isBusy} />
      <OtherSystems isBusy={isBusy} />
      <FinishedExports isLoading={list.isPending} exports={exports} />
      {may('settings.import') && (
        <BringIn isBusy={isBusy} latest={transfers.find(({ kind }) => kind === 'import') ?? null} />
      )}
    </Page>
  )
}

function WholeSite({ isBusy, latest }: { isBusy: boolean; latest: Transfer | null }) {
  const t = useWords(transferOwnerMessages)
  const start = useSend(transferApi.export, { refreshes: [transferApi.list], onDone: () => toast(t('asked')) })
  return (
    <Card
      title={t('whole')}
      foot={
        <Button
          tone="primary"
          isPending={start.isPending}
          isDisabled={isBusy}
          onPress={() => start.mutate({ format: 'archive' })}
        >
          {t('exportSite')}
        </Button>
      }
    >
      <p>{t('wholeLead')}</p>
      {latest?.problem && <Banner tone="danger">{t('exportFailed', { reason: latest.problem.sentence })}</Banner>}
    </Card>
  )
}
