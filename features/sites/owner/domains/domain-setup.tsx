import { Check, Copy, Plus, RefreshCw } from '#platform/icons'
import {
  Badge,
  Banner,
  Button,
  ErrorState,
  IconButton,
  Skeleton,
  useCall,
  useCopy,
  useMay,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { type DomainInfo, type DomainRecords, sitesApi } from '../../contract/index.ts'
import { domainsMessages } from './domains.messages.ts'

/** A DNS record takes minutes to an hour to appear; an open screen shows it automatically. */
const askAgainMs = 20_000

const tones = { right: 'success', missing: 'attention', other: 'danger' } as const

/** Lists the DNS records to enter at the domain's registrar, each with its present state. */
export function DomainSetup({ domain }: { domain: DomainInfo }) {
  const t = useWords(domainsMessages)
  const may = useMay()
  const verify = useSend(sitesApi.verifyDomain, { refreshes: [sitesApi.domains, sitesApi.site] })
  const setup = useCall(
    sitesApi.domainRecords,
    { id: domain.id },
    { refetchInterval: (found) => (isComplete(found) ? false : askAgainMs) },
  )
  const check = async (): Promise<void> => {
    const { data } = await setup.refetch()
    if (!domain.verified && data?.records[0]?.state === 'right') verify.mutate({ id: domain.id })
  }
  if (setup.error) return <ErrorState error={setup.error} onRetry={() => void setup.refetch()} />
  if (!setup.data) return <Skeleton lines={3} height={24} />
  const { records, isLocal, isSecure, twin } = setup.data
  if (isComplete(setup.data) && domain.verified)
    return (
      <>
        <p className="q-hint">{t('complete')}</p>
        <Certificate id={domain.id} certificate={setup.data.certificate} />
        {twin && may('domains.add') && <AddTwin twin={twin} />}
      </>
    )
  return (
    <div className="domain-setup">
      <p>{t('lead')}</p>
      <Records records={records} />
      {isLocal && <Banner>{t('isLocal')}</Banner>}
      <Certificate id={domain.id} certificate={setup.data.certificate} />
      {isSecure === false && !setup.data.certificate && <Banner tone="attention">{t('insecure')}</Banner>}
      <div className="domain-acts">
        <Button icon={RefreshCw} isPending={setup.isFetching || verify.isPending} onPress={() => void check()}>
          {t('check')}
        </Button>
        {twin && may('domains.add') && <AddTwin twin={twin} />}
      </div>
    </div>
  )
}

function isComplete(setup: DomainRecords | undefined): boolean {
  return setup?.records.every(({ state }) => state === 'right') === true && !setup.isLocal && setup.isSecure !== false
}

/** Shown when the installation fetches certificates itself. */
function Certificate({ id, certificate }: { id: string } & Pick<DomainRecords, 'certificate'>) {
  const t = useWords(domainsMessages)
  const may = useMay()
  const day = useMoments({ dateStyle: 'medium' })
  const moment = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const again = useSend(sitesApi.tryCertificate, { refreshes: [sitesApi.domainRecords] })
  if (!certificate) return null
  const { isThere, until, reason, waitsFor, triesAt, mayTryNow } = certificate
  const time = moment(triesAt)
  const date = until === null ? '' : day(until)
  if (isThere && reason === null) return <p className="q-hint">{t('certificateThere', { date })}</p>
  if (waitsFor === 'week') return <Banner>{t('certificateWeek', { time })}</Banner>
  if (waitsFor === 'authority') return <Banner>{t('certificateAuthority', { time })}</Banner>
  if (reason === null) return <p className="q-hint">{t('certificateWaits')}</p>
  return (
    <Banner
      tone="attention"
      action={
        mayTryNow &&
        may('domains.add') && (
          <Button size="small" icon={RefreshCw} isPending={again.isPending} onPress={() => again.mutate({ id })}>
            {t('certificateAgain')}
          </Button>
        )
      }
    >
      {t(isThere ? 'certificateOld' : 'certificateFailed', { reason, time, date })}
    </Banner>
  )
}

function Records({ records }: Pick<DomainRecords, 'records'>) {
  const t = useWords(domainsMessages)
  return (
    <ul className="domain-records">
      {records.map((record) => (
        <li key={`${record.type} ${record.value}`}>
          <strong>{record.type}</strong>
          <Badge tone={tones[record.state]}>{t(record.state)}</Badge>
          <dl>
            <Value label={t('name')} value={record.name} />
            <Value label={t('value')} value={record.value} />
          </dl>
          {record.state === 'other' && <p className="q-hint">{t('found', { found: record.found.join(', ') })}</p>}
        </li>
      ))}
    </ul>
  )
}

function Value({ label, value }: { label: string; value: string }) {
  const t = useWords(domainsMessages)
  const { isCopied, copy } = useCopy(value, t('notCopied'))
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <IconButton
          size="small"
          icon={isCopied ? Check : Copy}
          label={isCopied ? t('copied') : t('copy', { what: label })}
          onPress={() => void copy()}
        />
      </dd>
    </div>
  )
}

/** People type the domain with and without `www.`: both should lead here. */
function AddTwin({ twin }: { twin: string }) {
  const t = useWords(domainsMessages)
  const add = useSend(sitesApi.addDomain, { refreshes: [sitesApi.domains, sitesApi.domainRecords] })
  return (
    <Button tone="quiet" icon={Plus} isPending={add.isPending} onPress={() => add.mutate({ host: twin })}>
      {t('addTwin', { twin })}
    </Button>
  )
}
