import './visits-owner.css'
import { SettingsResult } from '#features/sites/owner'
import type { Output } from '#platform/contract'
import { settingsIn, sitesApi } from '#features/sites/contract'
import type { z } from 'zod'
import {
  Badge,
  FormCard,
  NoAccess,
  NumberField,
  Page,
  Switch,
  TextField,
  useHas,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { servicesSettings } from '../contract/services.settings.ts'
import { servicesMessages } from './visits-owner.messages.ts'

type Values = z.infer<typeof servicesSettings.schema>

/** External services that pages may use after the visitor's consent. */
export function ServicesPage() {
  const t = useWords(servicesMessages)
  return <SettingsResult title={t('title')}>{(settings) => <Services settings={settings} />}</SettingsResult>
}

function Services({ settings }: { settings: Output<typeof sitesApi.settings> }) {
  const t = useWords(servicesMessages)
  const values = settingsIn(settings, servicesSettings)
  if (!values) return <NoAccess />
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <CommentsCard values={values} />
      <FollowCard values={values} />
      <MapsCard values={values} />
      <RecordingCard values={values} />
    </Page>
  )
}

function useServices<K extends keyof Values>(
  schema: z.ZodType<Pick<Values, K>, Partial<Pick<Values, K>>>,
  values: Pick<Values, K>,
) {
  const t = useWords(servicesMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  return useOwnerForm({
    schema,
    values,
    save: (changed) => save.mutateAsync({ group: servicesSettings.group, values: changed }),
    savedMessage: t('saved'),
  })
}

function State({ isOn }: { isOn: boolean }) {
  const t = useWords(servicesMessages)
  return (
    <p className="visits-state">
      <Badge tone={isOn ? 'success' : 'plain'}>{t(isOn ? 'connected' : 'notConnected')}</Badge>
    </p>
  )
}

function CommentsCard({ values }: { values: Values }) {
  const t = useWords(servicesMessages)
  const form = useServices(servicesSettings.schema.pick({ commentShortname: true }), {
    commentShortname: values.commentShortname,
  })
  return (
    <FormCard form={form} title={t('comments')} lead={t('commentsLead')}>
      <State isOn={values.commentShortname !== ''} />
      <TextField label={t('shortname')} hint={t('shortnameHint')} {...form.field('commentShortname')} />
    </FormCard>
  )
}

function FollowCard({ values }: { values: Values }) {
  const t = useWords(servicesMessages)
  const form = useServices(servicesSettings.schema.pick({ followButtons: true }), {
    followButtons: values.followButtons,
  })
  return (
    <FormCard form={form} title={t('follow')} lead={t('followLead')}>
      <State isOn={values.followButtons} />
      <Switch {...form.toggle('followButtons')}>{t('followSwitch')}</Switch>
    </FormCard>
  )
}

function MapsCard({ values }: { values: Values }) {
  const t = useWords(servicesMessages)
  const form = useServices(servicesSettings.schema.pick({ mapsKey: true }), { mapsKey: values.mapsKey })
  return (
    <FormCard form={form} title={t('maps')} lead={t('mapsLead')}>
      <State isOn={values.mapsKey !== ''} />
      <TextField label={t('mapsKey')} hint={t('mapsKeyHint')} {...form.field('mapsKey')} />
    </FormCard>
  )
}

function RecordingCard({ values }: { values: Values }) {
  const t = useWords(servicesMessages)
  const has = useHas()
  const form = useServices(servicesSettings.schema.pick({ recordingId: true, recordingShare: true }), {
    recordingId: values.recordingId,
    recordingShare: values.recordingShare,
  })
  if (!has('session-recording')) return null
  return (
    <FormCard form={form} title={t('recording')} lead={t('recordingLead')}>
      <State isOn={values.recordingId !== ''} />
      <TextField label={t('recordingId')} hint={t('recordingIdHint')} {...form.field('recordingId')} />
      <NumberField label={t('recordingShare')} {...form.number('recordingShare')} minValue={1} maxValue={100} />
    </FormCard>
  )
}
