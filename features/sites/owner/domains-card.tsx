import { Plus, RefreshCw, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  Badge,
  Button,
  Card,
  ErrorState,
  IconButton,
  Skeleton,
  sentenceOf,
  TextField,
  useCall,
  useLanguage,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { type DomainFacts, type MySite, sitesApi } from '../contract/index.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** The built-in address and domains of the owner's own. */
export function DomainsCard({ site }: { site: MySite }) {
  const t = useWords(sitesOwnerMessages)
  const language = useLanguage()
  const may = useMay()
  const [host, setHost] = useState('')
  const domains = useCall(sitesApi.domains, {})
  const primary = useSend(sitesApi.makePrimary, { refreshes: [sitesApi.domains, sitesApi.site] })
  const add = useSend(sitesApi.addDomain, { quiet: true, refreshes: [sitesApi.domains], onDone: () => setHost('') })
  const hasOwnPrimary = domains.data?.some((domain) => domain.primary) ?? false
  return (
    <Card>
      {domains.error && <ErrorState error={domains.error} onRetry={() => void domains.refetch()} />}
      {domains.isPending && <Skeleton lines={2} height={24} />}
      <ul>
        <li className="domain">
          <strong>{builtInHost(site)}</strong>
          <Badge>{t('built')}</Badge>
          {hasOwnPrimary ? (
            <Button size="small" onPress={() => primary.mutate({ id: null })}>
              {t('makePrimary')}
            </Button>
          ) : (
            <Badge tone="success">{t('primary')}</Badge>
          )}
        </li>
        {domains.data?.map((domain) => (
          <DomainRow key={domain.id} domain={domain} />
        ))}
      </ul>
      {may('domains.add') && (
        <form
          className="q-toolbar"
          onSubmit={(event) => {
            event.preventDefault()
            add.mutate({ host })
          }}
        >
          <TextField
            aria-label={t('domain')}
            className="q-grow"
            value={host}
            onChange={setHost}
            placeholder={t('domainHint')}
            error={add.error && sentenceOf(add.error, language)}
          />
          <Button type="submit" icon={Plus} isDisabled={!host.trim()} isPending={add.isPending}>
            {t('addDomain')}
          </Button>
        </form>
      )}
    </Card>
  )
}

function DomainRow({ domain }: { domain: DomainFacts }) {
  const t = useWords(sitesOwnerMessages)
  const refreshes = [sitesApi.domains, sitesApi.site]
  const verify = useSend(sitesApi.verifyDomain, { refreshes })
  const primary = useSend(sitesApi.makePrimary, { refreshes })
  const remove = useSend(sitesApi.removeDomain, { refreshes })
  return (
    <li className="domain">
      <strong>{domain.shown}</strong>
      <Badge tone={domain.verified ? 'success' : 'attention'}>{t(domain.verified ? 'verified' : 'waiting')}</Badge>
      {domain.primary && <Badge tone="success">{t('primary')}</Badge>}
      {domain.verified && !domain.primary && (
        <IconButton
          size="small"
          icon={Star}
          label={t('makePrimary')}
          onPress={() => primary.mutate({ id: domain.id })}
        />
      )}
      {!domain.verified && (
        <Button
          size="small"
          icon={RefreshCw}
          isPending={verify.isPending}
          onPress={() => verify.mutate({ id: domain.id })}
        >
          {t('checkDomain')}
        </Button>
      )}
      <IconButton
        size="small"
        icon={Trash2}
        label={`${t('remove')}: ${domain.shown}`}
        onPress={() => remove.mutate({ id: domain.id })}
      />
      {!domain.verified && <p className="q-hint">{t('domainRecord', domain.record)}</p>}
    </li>
  )
}

function builtInHost(site: MySite): string {
  return new URL(site.adminUrl).host.replace('.admin.', '.')
}
