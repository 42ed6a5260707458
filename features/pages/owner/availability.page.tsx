import { Link } from 'react-aria-components'
import {
  Button,
  Card,
  ErrorState,
  FormCard,
  Page,
  RadioGroup,
  Select,
  Skeleton,
  TextArea,
  TextField,
  toast,
  useCall,
  useMay,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Availability, availabilityApi, pagesApi, siteStates } from '../contract/index.ts'
import { availabilityMessages } from './availability.messages.ts'

/** Chooses who sees the site, and what other visitors find instead. */
export function AvailabilityPage() {
  const t = useWords(availabilityMessages)
  const may = useMay()
  const found = useCall(availabilityApi.get, {})
  return (
    <Page title={t('availability')} lead={t('lead')} width="narrow">
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} height={40} />}
      {found.data && <StateCard availability={found.data} />}
      {found.data && found.data.state !== 'open' && <LookCard />}
      {may('content.edit') && <NotFoundCard />}
    </Page>
  )
}

function StateCard({ availability }: { availability: Availability }) {
  const t = useWords(availabilityMessages)
  const save = useSend(availabilityApi.set, { quiet: true, refreshes: [availabilityApi.get] })
  const form = useOwnerForm({
    schema: availabilityApi.set.input,
    values: { ...availability, password: '' },
    save: save.mutateAsync,
    savedMessage: t('saved'),
    refusals: { 'pages.password_too_short': 'password' },
  })
  const { state } = form.values
  const hint = availability.state === 'password' ? t('keepPassword') : t('setPassword')
  return (
    <FormCard form={form}>
      <RadioGroup
        label={t('state')}
        value={state}
        onChange={(next) => form.set({ state: next })}
        options={siteStates.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
      {state === 'password' && (
        <TextField
          label={t('newPassword')}
          hint={hint}
          type="password"
          autoComplete="new-password"
          {...form.field('password')}
        />
      )}
      {state !== 'open' && <TextField label={t('title')} {...form.field('title')} />}
      {state !== 'open' && <TextArea label={t('words')} {...form.field('words')} />}
      {state !== 'open' && (
        <p className="q-hint">
          {t('imageHint')} <Link href="/config/special-pages">{t('imageLink')}</Link>
        </p>
      )}
    </FormCard>
  )
}

function LookCard() {
  const t = useWords(availabilityMessages)
  const pass = useSend(availabilityApi.pass, { onDone: ({ url }) => window.location.assign(url) })
  return (
    <Card>
      <p className="q-hint">{t('lookLead')}</p>
      <Button onPress={() => pass.mutate({})}>{t('look')}</Button>
    </Card>
  )
}

function NotFoundCard() {
  const t = useWords(availabilityMessages)
  const pages = useCall(pagesApi.list, { kind: 'page' })
  const chosen = useCall(availabilityApi.notFound, {})
  const save = useSend(availabilityApi.setNotFound, {
    refreshes: [availabilityApi.notFound, pagesApi.settings],
    onDone: () => toast(t('saved')),
  })
  if (!pages.data || !chosen.data) return null
  const ordinary = pages.data.pages.filter(({ isHomepage }) => !isHomepage)
  return (
    <Card>
      <Select
        label={t('notFound')}
        value={chosen.data.id ?? standard}
        onChange={(id) => save.mutate({ id: id === standard ? null : id })}
        options={[
          { value: standard, label: t('notFoundStandard') },
          ...ordinary.map(({ id, title, slug }) => ({ value: id, label: title || `/${slug}` })),
        ]}
      />
      <p className="q-hint">{t('notFoundHint')}</p>
    </Card>
  )
}

/** A value that no page has as its id. */
const standard = 'standard'
