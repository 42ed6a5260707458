import { sitesApi } from '#features/sites/contract'
import type { ReactNode } from 'react'
import {
  Columns,
  FormCard,
  ListRow,
  NumberField,
  type OwnerForm,
  Select,
  Switch,
  TextArea,
  TextField,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import {
  announcementBarSettings,
  mobileInfoBarSettings,
  popupOverlaySettings,
  type PromotionSettings,
} from '../contract/promotion.settings.ts'
import announcementCss from '../visitor/announcement.css?inline'
import { AnnouncementBar, AnnouncementLink } from '../visitor/announcement-bar.tsx'
import { InfoBar } from '../visitor/info-bar.tsx'
import popupCss from '../visitor/popup.css?inline'
import { PopupWords } from '../visitor/popup-overlay.tsx'
import { promotionMessages } from './promotion.messages.ts'

function useSaved(group: keyof PromotionSettings) {
  const t = useWords(promotionMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  return {
    save: (values: Record<string, unknown>) => save.mutateAsync({ group, values }),
    savedMessage: t('saved'),
  }
}

/** Previews the notice for members of the site, also while it is off for visitors (R1.73). */
function Preview({ label, css, children }: { label: string; css?: string; children: ReactNode }) {
  return (
    <section className="promotion-preview" aria-label={label}>
      {css && <style>{css}</style>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a preview leads nowhere and keeps nothing */}
      <div onSubmit={(event) => event.preventDefault()} onClickCapture={(event) => event.preventDefault()}>
        {children}
      </div>
    </section>
  )
}

export function AnnouncementCard({ announcement }: { announcement: PromotionSettings['announcement'] }) {
  const t = useWords(promotionMessages)
  const form = useOwnerForm({
    schema: announcementBarSettings.schema,
    values: announcement,
    ...useSaved('announcement'),
  })
  const { text, link, newWindow } = form.values
  return (
    <>
      <Preview label={t('preview')} css={announcementCss}>
        <AnnouncementBar label={t('announcement')} closeLabel="" mark={null} theme="dark">
          <p className="announcement-words">
            <AnnouncementLink href={link} newWindow={newWindow}>
              {text || t('textExample')}
            </AnnouncementLink>
          </p>
        </AnnouncementBar>
      </Preview>
      <FormCard form={form}>
        <Switch {...form.toggle('showAnnouncementBar')}>{t('showAnnouncement')}</Switch>
        <TextArea label={t('text')} rows={3} {...form.field('text')} />
        <TextField label={t('link')} placeholder="/" {...form.field('link')} />
        <Switch {...form.toggle('newWindow')}>{t('newWindow')}</Switch>
      </FormCard>
    </>
  )
}

export function PopupCard({ popup }: { popup: PromotionSettings['popupOverlay'] }) {
  const t = useWords(promotionMessages)
  const { save, savedMessage } = useSaved('popupOverlay')
  const form = useOwnerForm({ schema: popupOverlaySettings.schema, values: popup, save, savedMessage })
  return (
    <>
      <Preview label={t('preview')} css={popupCss}>
        <div className="site-popup" data-style="popup-overlay-01">
          <PopupWords
            settings={{ ...form.values, title: form.values.title || t('popupExample') }}
            closeLabel={t('close')}
          />
        </div>
      </Preview>
      <FormCard form={form}>
        <Switch {...form.toggle('enabled')}>{t('showPopup')}</Switch>
        <TextField label={t('popupTitle')} {...form.field('title')} />
        <TextArea label={t('text')} rows={3} {...form.field('text')} />
        <Columns>
          <TextField label={t('linkText')} {...form.field('linkText')} />
          <TextField label={t('link')} placeholder="/" {...form.field('link')} />
        </Columns>
        <Select
          label={t('style')}
          {...form.field('style')}
          options={[
            { value: 'popup-overlay-01', label: t('styleMiddle') },
            { value: 'popup-card', label: t('styleCorner') },
          ]}
        />
        <PopupRules form={form} />
      </FormCard>
    </>
  )
}

/** Settings for when, to whom and how often the popup is shown. */
function PopupRules({ form }: { form: OwnerForm<PromotionSettings['popupOverlay']> }) {
  const t = useWords(promotionMessages)
  return (
    <>
      <Columns>
        <NumberField label={t('delay')} {...form.number('delaySeconds')} />
        <NumberField label={t('scroll')} {...form.number('scrollPercent')} />
      </Columns>
      <Switch {...form.toggle('onExit')}>{t('onExit')}</Switch>
      <TextField label={t('onlyPath')} placeholder="/" hint={t('onlyPathHint')} {...form.field('onlyPath')} />
      <Columns>
        <TextField label={t('referrer')} {...form.field('referrer')} />
        <TextField label={t('campaign')} {...form.field('campaign')} />
      </Columns>
      <NumberField label={t('frequency')} hint={t('frequencyHint')} {...form.number('displayFrequency')} />
      <NumberField label={t('version')} hint={t('versionHint')} {...form.number('version')} />
      <Switch {...form.toggle('showUntilSignup')}>{t('untilSignup')}</Switch>
      <Switch {...form.toggle('enableMobile')}>{t('enableMobile')}</Switch>
    </>
  )
}

export function InfoBarCard({ infoBar }: { infoBar: PromotionSettings['mobileInfoBar'] }) {
  const t = useWords(promotionMessages)
  const { save, savedMessage } = useSaved('mobileInfoBar')
  const form = useOwnerForm({ schema: mobileInfoBarSettings.schema, values: infoBar, save, savedMessage })
  const words = { label: t('infoBar'), call: t('call'), write: t('write'), find: t('find'), hours: t('hours') }
  return (
    <>
      <Preview label={t('preview')}>
        <InfoBar settings={form.values} words={words} />
      </Preview>
      <FormCard form={form}>
        <Switch {...form.toggle('enabled')}>{t('showInfoBar')}</Switch>
        <Columns>
          <TextField label={t('phone')} {...form.field('phone')} />
          <TextField label={t('email')} {...form.field('email')} />
        </Columns>
        <TextField label={t('address')} {...form.field('address')} />
        <TextArea label={t('hours')} rows={4} {...form.field('hours')} />
        <LinkRows links={form.values.links} onChange={(links) => form.set({ links })} />
      </FormCard>
    </>
  )
}

type Links = PromotionSettings['mobileInfoBar']['links']

function LinkRows({ links, onChange }: { links: Links; onChange: (links: Links) => void }) {
  const t = useWords(promotionMessages)
  return (
    <ListRow
      label={t('links')}
      addLabel={t('addLink')}
      entries={links.map((link, index) => ({ ...link, id: String(index) }))}
      onChange={(next) => onChange(next.map(({ label, url }) => ({ label, url })))}
      blank={() => ({ label: '', url: '' })}
      titleOf={(link) => link.label || link.url}
      max={4}
    >
      {(link, change) => (
        <>
          <TextField label={t('linkText')} value={link.label} onChange={(label) => change({ label })} />
          <TextField label={t('link')} value={link.url} onChange={(url) => change({ url })} />
        </>
      )}
    </ListRow>
  )
}
