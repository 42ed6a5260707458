import { useState } from 'react'
import { accountsApi } from '#features/accounts/contract'
import {
  Button,
  ButtonRow,
  Card,
  ConfirmDialog,
  FormCard,
  Switch,
  TextField,
  useCall,
  useMay,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { advancedSettingsSchema, type MySite, type SiteSettings, sitesApi } from '../contract/index.ts'
import { Failure, useSaveGroup } from './settings-cards.tsx'
import { sitesOwnerMessages } from './sites-owner.messages.ts'
import { TransferCard } from './transfer-card.tsx'

/** Edits search engine settings, custom code and experiments, and transfers or deletes the site. */
export function AdvancedCards({
  site,
  advanced,
  isInCircle,
}: {
  site: MySite
  advanced: SiteSettings['advanced']
  isInCircle: boolean
}) {
  const t = useWords(sitesOwnerMessages)
  const may = useMay()
  const group = useSaveGroup('advanced')
  const me = useCall(accountsApi.me, {})
  return (
    <>
      <Card>
        <Failure error={group.error} />
        <Switch
          isSelected={advanced.searchEnginesMayIndex}
          onChange={(searchEnginesMayIndex) => group.switch({ searchEnginesMayIndex })}
        >
          {t('index')}
        </Switch>
        <Switch
          isSelected={advanced.requiresChecks}
          hint={t('requiresChecksHint')}
          onChange={(requiresChecks) => group.switch({ requiresChecks })}
        >
          {t('requiresChecks')}
        </Switch>
        <Switch
          isSelected={advanced.useEscapeKeyToLogin}
          hint={t('escapeHint')}
          onChange={(useEscapeKeyToLogin) => group.switch({ useEscapeKeyToLogin })}
        >
          {t('escape')}
        </Switch>
      </Card>
      <SecurityCard advanced={advanced} />
      <OwnCodeCard advanced={advanced} />
      <FlagsCard />
      {me.data?.staff && <InternalLabs />}
      {isInCircle && <CircleLabs />}
      {site.isOwner && <TransferCard site={site} />}
      {may('settings.removeWebsite') && <RemoveCard site={site} />}
    </>
  )
}

/** Edits `/.well-known/security.txt`, where people who find a weakness look for a contact. */
function SecurityCard({ advanced }: { advanced: SiteSettings['advanced'] }) {
  const t = useWords(sitesOwnerMessages)
  const group = useSaveGroup('advanced')
  const form = useOwnerForm({
    schema: advancedSettingsSchema.pick({ securityContact: true }),
    values: { securityContact: advanced.securityContact },
    save: group.save,
    savedMessage: t('saved'),
  })
  return (
    <FormCard form={form} title={t('securityContact')} lead={t('securityContactLead')}>
      <TextField label={t('securityContactField')} hint={t('securityContactHint')} {...form.field('securityContact')} />
    </FormCard>
  )
}

/** Settings for code of the owner, which the product itself does not use. */
function OwnCodeCard({ advanced }: { advanced: SiteSettings['advanced'] }) {
  const t = useWords(sitesOwnerMessages)
  const group = useSaveGroup('advanced')
  const { typekitId, developerMode, cloneable } = advanced
  const form = useOwnerForm({
    schema: advancedSettingsSchema.pick({ typekitId: true, developerMode: true, cloneable: true }),
    values: { typekitId, developerMode, cloneable },
    save: group.save,
    savedMessage: t('saved'),
  })
  return (
    <FormCard form={form} title={t('ownCode')} lead={t('ownCodeLead')}>
      <TextField label={t('typekit')} hint={t('typekitHint')} {...form.field('typekitId')} />
      <Switch {...form.toggle('developerMode')}>{t('developerMode')}</Switch>
      <Switch {...form.toggle('cloneable')}>{t('cloneable')}</Switch>
    </FormCard>
  )
}

/** Switches features off that the site does not want: they then appear neither here nor on its pages (A6.09, A6.10). */
function FlagsCard() {
  const t = useWords(sitesOwnerMessages)
  const flags = useCall(sitesApi.flags, {})
  const change = useSend(sitesApi.setFlag, { refreshes: [sitesApi.flags, sitesApi.site] })
  return (
    <Card title={t('flags')} lead={t('flagsLead')}>
      {flags.data?.flags.map(({ flag, name, description, isOn, isInPlan }) => (
        <Switch
          key={flag}
          isSelected={isOn && isInPlan}
          isDisabled={!isInPlan}
          hint={isInPlan ? description : t('flagNotInPlan')}
          onChange={(next) => change.mutate({ flag, isOn: next })}
        >
          {name}
        </Switch>
      ))}
    </Card>
  )
}

function InternalLabs() {
  const t = useWords(sitesOwnerMessages)
  const labs = useCall(sitesApi.internalLabs, {})
  const change = useSend(sitesApi.changeInternalLabs, { refreshes: [sitesApi.internalLabs] })
  return <LabsCard title={t('labsInternal')} lead={t('labsInternalLead')} labs={labs.data} change={change.mutate} />
}

function CircleLabs() {
  const t = useWords(sitesOwnerMessages)
  const labs = useCall(sitesApi.circleLabs, {})
  const change = useSend(sitesApi.changeCircleLabs, { refreshes: [sitesApi.circleLabs] })
  return <LabsCard title={t('labsCircle')} lead={t('labsCircleLead')} labs={labs.data} change={change.mutate} />
}

interface LabsCardProps {
  title: string
  lead: string
  labs: { features: readonly { key: string; name: string; description: string; enabled: boolean }[] } | undefined
  change: (input: { features: Record<string, boolean> }) => void
}

function LabsCard({ title, lead, labs, change }: LabsCardProps) {
  return (
    <Card title={title} lead={lead}>
      {labs?.features.map(({ key, name, description, enabled }) => (
        <Switch
          key={key}
          isSelected={enabled}
          hint={description}
          onChange={(isOn) => change({ features: { [key]: isOn } })}
        >
          {name}
        </Switch>
      ))}
    </Card>
  )
}

function RemoveCard({ site }: { site: MySite }) {
  const t = useWords(sitesOwnerMessages)
  const [isRemoving, setRemoving] = useState(false)
  const [typed, setTyped] = useState('')
  const remove = useSend(sitesApi.remove, { onDone: ({ url }) => window.location.assign(url) })
  return (
    <Card title={t('removeSite')} lead={t('removeSiteLead')}>
      <ButtonRow>
        <Button onPress={() => setRemoving(true)}>{t('removeSite')}</Button>
      </ButtonRow>
      <ConfirmDialog
        title={t('removeSite')}
        action={t('removeSite')}
        isOpen={isRemoving}
        isPending={remove.isPending}
        onClose={() => setRemoving(false)}
        isDisabled={typed !== site.name}
        onConfirm={() => remove.mutate({ name: typed })}
      >
        <p>{t('removeSiteLead')}</p>
        <TextField label={t('removeSiteType', { name: site.name })} value={typed} onChange={setTyped} />
      </ConfirmDialog>
    </Card>
  )
}
