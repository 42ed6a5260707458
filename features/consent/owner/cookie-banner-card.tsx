import { cookieSettingsSchema, sitesApi } from '#features/sites/contract'
import { languageOf } from '#platform/i18n'
import {
  Banner,
  Columns,
  FormCard,
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
  type CookieSettings,
  bannerView,
  barPositions,
  consentMessages,
  popupPositions,
  positionOf,
} from '../contract/index.ts'
import { ConsentBanner } from '../visitor/consent-banner.tsx'
import { consentSheet } from '../visitor/consent-sheet.ts'
import { consentOwnerMessages } from './consent-owner.messages.ts'

/** `locale` is the site's language, which the default texts of the banner use. */
export function CookieBannerCard({ cookies, locale }: { cookies: CookieSettings; locale: string }) {
  const t = useWords(consentOwnerMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: cookieSettingsSchema,
    values: { ...cookies, cookieBannerPosition: positionOf(cookies) },
    save: (values) =>
      save.mutateAsync({ group: 'cookies', values: { ...values, cookieBannerPosition: positionOf(values) } }),
    savedMessage: t('saved'),
  })
  const { values } = form
  const options = useOptions()
  const say = (name: 'text' | 'accept' | 'decline') => consentMessages(languageOf(locale), name)
  const view = bannerView(values, { text: say('text'), accept: say('accept'), decline: say('decline') })
  const positions = values.cookieBannerVariant === 'BAR' ? barPositions : popupPositions
  return (
    <>
      <section className="consent-preview" aria-label={t('preview')}>
        <style>{consentSheet(view)}</style>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- presses in a preview have no effect (C4.09) */}
        <div onSubmit={(event) => event.preventDefault()}>
          <ConsentBanner view={view} label={t('banner')} path="/" />
        </div>
      </section>
      <FormCard form={form}>
        <Switch {...form.toggle('isCookieBannerEnabled')}>{t('enabled')}</Switch>
        <TextArea
          label={t('text')}
          hint={t('textHint')}
          rows={4}
          placeholder={say('text')}
          {...form.field('cookieBannerText')}
        />
        <Columns>
          <Select label={t('variant')} {...form.field('cookieBannerVariant')} options={options(['BAR', 'POPUP'])} />
          <Select
            label={t('position')}
            {...form.field('cookieBannerPosition')}
            value={positionOf(values)}
            options={options<CookieSettings['cookieBannerPosition']>(positions)}
          />
        </Columns>
        <ButtonFields form={form} say={say} />
        <PolicySwitches form={form} />
      </FormCard>
    </>
  )
}

interface PartProps {
  form: OwnerForm<CookieSettings>
}

function ButtonFields({ form, say }: PartProps & { say: (name: 'accept' | 'decline') => string }) {
  const t = useWords(consentOwnerMessages)
  const options = useOptions()
  const { cookieBannerAcceptType, cookieBannerCtaVariant } = form.values
  const declines = cookieBannerAcceptType === 'OPT_IN_AND_OUT'
  return (
    <>
      <Columns>
        <Select label={t('theme')} {...form.field('cookieBannerTheme')} options={options(['LIGHT', 'DARK'])} />
        <Select
          label={t('buttons')}
          {...form.field('cookieBannerCtaVariant')}
          options={options(['BUTTON', 'TEXT', 'ICON'])}
        />
      </Columns>
      <Select
        label={t('acceptType')}
        {...form.field('cookieBannerAcceptType')}
        options={options(['OPT_IN_AND_OUT', 'OPT_IN'])}
      />
      {declines && cookieBannerCtaVariant === 'ICON' && <Banner tone="attention">{t('iconWarning')}</Banner>}
      {!declines && <Banner tone="attention">{t('optInWarning')}</Banner>}
      <Columns>
        <TextField label={t('acceptText')} placeholder={say('accept')} {...form.field('cookieBannerCtaText')} />
        {declines && (
          <TextField
            label={t('declineText')}
            placeholder={say('decline')}
            {...form.field('cookieBannerOptOutCtaText')}
          />
        )}
      </Columns>
    </>
  )
}

function PolicySwitches({ form }: PartProps) {
  const t = useWords(consentOwnerMessages)
  return (
    <>
      <Switch {...form.toggle('isRestrictiveCookiePolicyEnabled')}>{t('restrictive')}</Switch>
      <p className="q-hint">{t('restrictiveHint')}</p>
      <Switch {...form.toggle('isRestrictiveCookiePolicyAbsolute')}>{t('absolute')}</Switch>
      <p className="q-hint">{t('absoluteHint')}</p>
      <Switch {...form.toggle('isVisitorDataRestricted')}>{t('restricted')}</Switch>
      <p className="q-hint">{t('restrictedHint')}</p>
      <p className="q-hint">{t('necessaryHint')}</p>
    </>
  )
}

function useOptions() {
  const t = useWords(consentOwnerMessages)
  return <T extends OptionName>(names: readonly T[]) => names.map((value) => ({ value, label: t(value) }))
}

type OptionName = CookieSettings[
  | 'cookieBannerVariant'
  | 'cookieBannerPosition'
  | 'cookieBannerTheme'
  | 'cookieBannerCtaVariant'
  | 'cookieBannerAcceptType']
