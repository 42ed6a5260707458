import { useState } from 'react'
import {
  Banner,
  Button,
  ButtonRow,
  Card,
  Columns,
  ComboBox,
  ConfirmDialog,
  ListRow,
  Select,
  SelectRow,
  sentenceOf,
  Switch,
  TextArea,
  TextField,
  TextRow,
  toast,
  useLanguage,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { type MySite, type SettingsGroup, type SiteSettings, sitesApi, socialServices } from '../contract/index.ts'
import { siteLanguages, timeZones } from './site-languages.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** Saves one group of settings and says so. */
function useSaveGroup(group: SettingsGroup) {
  const t = useWords(sitesOwnerMessages)
  const save = useSend(sitesApi.changeSettings, {
    quiet: true,
    refreshes: [sitesApi.settings],
    onDone: () => toast(t('saved')),
  })
  return {
    save: (values: Record<string, unknown>) => save.mutate({ group, values }),
    isPending: save.isPending,
    error: save.error,
  }
}

function SaveFoot({
  isPending,
  isDisabled,
  onPress,
}: {
  isPending: boolean
  isDisabled: boolean
  onPress: () => void
}) {
  const t = useWords(sitesOwnerMessages)
  return (
    <Button tone="primary" isPending={isPending} isDisabled={isDisabled} onPress={onPress}>
      {t('save')}
    </Button>
  )
}

function Failure({ error }: { error: unknown }) {
  const language = useLanguage()
  return error ? <Banner tone="danger">{sentenceOf(error, language)}</Banner> : null
}

export function GeneralCard({ site, general }: { site: MySite; general: SiteSettings['general'] | undefined }) {
  const t = useWords(sitesOwnerMessages)
  const [title, setTitle] = useState(site.title)
  const [description, setDescription] = useState(general?.description ?? '')
  const group = useSaveGroup('general')
  const change = useSend(sitesApi.changeSite, {
    quiet: true,
    refreshes: [sitesApi.site],
    onDone: () => toast(t('saved')),
  })
  const isChanged = title !== site.title || description !== (general?.description ?? '')
  const save = () => {
    if (title !== site.title) change.mutate({ title })
    if (description !== (general?.description ?? '')) group.save({ description })
  }
  return (
    <Card
      foot={
        <SaveFoot
          isPending={change.isPending || group.isPending}
          isDisabled={!isChanged || !title.trim()}
          onPress={save}
        />
      }
    >
      <Failure error={change.error ?? group.error} />
      <TextField label={t('title')} value={title} onChange={setTitle} isRequired />
      {general && (
        <TextArea label={t('description')} hint={t('descriptionHint')} value={description} onChange={setDescription} />
      )}
      {general && (
        <>
          <Switch isSelected={general.commentsEnabled} onChange={(commentsEnabled) => group.save({ commentsEnabled })}>
            {t('comments')}
          </Switch>
          <Switch
            isSelected={general.useEscapeKeyToLogin}
            onChange={(useEscapeKeyToLogin) => group.save({ useEscapeKeyToLogin })}
          >
            {t('escape')}
          </Switch>
        </>
      )}
    </Card>
  )
}

export function LocaleCard({ site }: { site: MySite }) {
  const t = useWords(sitesOwnerMessages)
  const [locale, setLocale] = useState(site.locale)
  const [timeZone, setTimeZone] = useState(site.timeZone)
  const change = useSend(sitesApi.changeSite, {
    quiet: true,
    refreshes: [sitesApi.site],
    onDone: () => toast(t('saved')),
  })
  const languages = siteLanguages.some(({ value }) => value === locale)
    ? siteLanguages
    : [...siteLanguages, { value: locale, label: locale }]
  const isChanged = locale !== site.locale || timeZone !== site.timeZone
  return (
    <Card
      foot={
        <SaveFoot
          isPending={change.isPending}
          isDisabled={!isChanged}
          onPress={() => change.mutate({ locale, timeZone })}
        />
      }
    >
      <Failure error={change.error} />
      <Columns>
        <Select label={t('language')} value={locale} onChange={setLocale} options={languages} />
        <ComboBox label={t('timeZone')} value={timeZone} onChange={setTimeZone} options={timeZones} />
      </Columns>
    </Card>
  )
}

export function SocialCard({ social }: { social: SiteSettings['social'] }) {
  const t = useWords(sitesOwnerMessages)
  const [links, setLinks] = useState(social.links)
  const group = useSaveGroup('social')
  const options = socialServices.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
  return (
    <Card
      foot={
        <SaveFoot
          isPending={group.isPending}
          isDisabled={links === social.links}
          onPress={() => group.save({ links })}
        />
      }
    >
      <Failure error={group.error} />
      <ListRow
        label={t('socialLinks')}
        addLabel={t('socialAdd')}
        entries={links}
        onChange={setLinks}
        blank={() => ({ service: 'instagram' as const, url: '', label: '' })}
        titleOf={(link) => link.label || link.url || link.service}
        max={40}
      >
        {(link, change) => (
          <>
            <SelectRow
              label={t('service')}
              value={link.service}
              onChange={(service) => change({ service })}
              options={options}
            />
            <TextRow label={t('link')} value={link.url} onChange={(url) => change({ url })} placeholder="https://" />
          </>
        )}
      </ListRow>
    </Card>
  )
}

export function CodeCard({ code }: { code: SiteSettings['codeInjection'] }) {
  const t = useWords(sitesOwnerMessages)
  const [header, setHeader] = useState(code.header)
  const [footer, setFooter] = useState(code.footer)
  const group = useSaveGroup('codeInjection')
  return (
    <Card
      foot={
        <SaveFoot
          isPending={group.isPending}
          isDisabled={header === code.header && footer === code.footer}
          onPress={() => group.save({ header, footer })}
        />
      }
    >
      <Failure error={group.error} />
      <Banner tone="attention">{t('codeWarning')}</Banner>
      <TextArea label={t('codeHeader')} code rows={10} value={header} onChange={setHeader} />
      <TextArea label={t('codeFooter')} code rows={10} value={footer} onChange={setFooter} />
    </Card>
  )
}

export function AdvancedCard({
  site,
  advanced,
}: {
  site: MySite
  advanced: SiteSettings['advanced']
  general: unknown
}) {
  const t = useWords(sitesOwnerMessages)
  const may = useMay()
  const group = useSaveGroup('advanced')
  const [isRemoving, setRemoving] = useState(false)
  const [typed, setTyped] = useState('')
  const remove = useSend(sitesApi.remove, { onDone: () => window.location.assign('/') })
  return (
    <>
      <Card>
        <Failure error={group.error} />
        <Switch
          isSelected={advanced.searchEnginesMayIndex}
          onChange={(searchEnginesMayIndex) => group.save({ searchEnginesMayIndex })}
        >
          {t('index')}
        </Switch>
      </Card>
      {may('settings.removeWebsite') && (
        <Card title={t('removeSite')} lead={t('removeSiteLead')}>
          <ButtonRow>
            <Button onPress={() => setRemoving(true)}>{t('removeSite')}</Button>
          </ButtonRow>
        </Card>
      )}
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
    </>
  )
}
