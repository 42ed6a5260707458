import './domains.css'
import { Plus, Star, Trash2 } from '#platform/icons'
import {
  Badge,
  Button,
  Card,
  ErrorState,
  Form,
  IconButton,
  Skeleton,
  TextField,
  useCall,
  useMay,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type DomainInfo, type MySite, sitesApi } from '../../contract/index.ts'
import { DomainSetup } from './domain-setup.tsx'
import { sitesOwnerMessages } from '../sites-owner.messages.ts'

/** The built-in address and the custom domains of the site. */
export function DomainsCard({ site }: { site: MySite }) {
  const t = useWords(sitesOwnerMessages)
  const may = useMay()
  const domains = useCall(sitesApi.domains, {})
  const primary = useSend(sitesApi.makePrimary, { refreshes: [sitesApi.domains, sitesApi.site] })
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
      {may('domains.add') && <AddDomain />}
    </Card>
  )
}

function AddDomain() {
  const t = useWords(sitesOwnerMessages)
  const add = useSend(sitesApi.addDomain, { quiet: true, refreshes: [sitesApi.domains] })
  const form = useOwnerForm({
    schema: sitesApi.addDomain.input,
    values: { host: '' },
    save: add.mutateAsync,
    clears: true,
    refusals: { 'sites.domain_unfit': 'host', 'sites.domain_taken': 'host', 'sites.too_many_domains': 'host' },
  })
  return (
    <Form form={form} className="q-toolbar">
      <TextField aria-label={t('domain')} className="q-grow" {...form.field('host')} placeholder={t('domainHint')} />
      <Button type="submit" icon={Plus} isPending={form.isSaving}>
        {t('addDomain')}
      </Button>
    </Form>
  )
}

function DomainRow({ domain }: { domain: DomainInfo }) {
  const t = useWords(sitesOwnerMessages)
  const refreshes = [sitesApi.domains, sitesApi.site]
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
      <IconButton
        size="small"
        icon={Trash2}
        label={`${t('remove')}: ${domain.shown}`}
        onPress={() => remove.mutate({ id: domain.id })}
      />
      <DomainSetup domain={domain} />
    </li>
  )
}

function builtInHost(site: MySite): string {
  return new URL(site.adminUrl).host.replace('.admin.', '.')
}
