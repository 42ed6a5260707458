import {
  Banner,
  ErrorState,
  FormCard,
  Select,
  Skeleton,
  Switch,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { multilingualApi, sitesApi } from '../../contract/index.ts'
import { TranslationCard } from './translation-card.tsx'
import { languagesMessages } from './languages.messages.ts'

type Offered = (typeof multilingualApi.languages)['output']['_output']['languages']

export function LanguagesCards() {
  return (
    <>
      <LanguagesCard />
      <TranslationCard />
    </>
  )
}

/** The language of the site, and those in which visitors may read our sentences instead. */
function LanguagesCard() {
  const list = useCall(multilingualApi.languages, {})
  const settings = useCall(multilingualApi.settings, {})
  const error = list.error ?? settings.error
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([list.refetch(), settings.refetch()])} />
  if (!list.data || !settings.data) return <Skeleton lines={4} height={32} />
  return <LanguagesForm languages={list.data.languages} enabled={settings.data.enabled} />
}

function LanguagesForm({ languages, enabled }: { languages: Offered; enabled: boolean }) {
  const t = useWords(languagesMessages)
  const save = useSend(multilingualApi.changeLanguages, {
    quiet: true,
    refreshes: [multilingualApi.languages, multilingualApi.settings, sitesApi.site],
  })
  const form = useOwnerForm({
    schema: multilingualApi.changeLanguages.input,
    values: { languages: languages.map(({ code, isDefault, published }) => ({ code, isDefault, published })) },
    save: save.mutateAsync,
    savedMessage: t('saved'),
  })
  const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code
  const { languages: wanted } = form.values
  return (
    <FormCard form={form} title={t('title')} lead={t('lead')}>
      <Banner tone={enabled ? 'success' : 'info'}>{t(enabled ? 'on' : 'off')}</Banner>
      <Select
        label={t('default')}
        hint={t('default.hint')}
        value={wanted.find(({ isDefault }) => isDefault)?.code ?? null}
        options={wanted.map(({ code }) => ({ value: code, label: nameOf(code) }))}
        onChange={(chosen) =>
          form.set({
            languages: wanted.map((language) => ({
              ...language,
              isDefault: language.code === chosen,
              published: language.published || language.code === chosen,
            })),
          })
        }
      />
      {wanted
        .filter(({ isDefault }) => !isDefault)
        .map(({ code, published }) => (
          <Switch
            key={code}
            isSelected={published}
            onChange={(isOn) =>
              form.set({
                languages: wanted.map((language) =>
                  language.code === code ? { ...language, published: isOn } : language,
                ),
              })
            }
          >
            {t('offer', { language: nameOf(code) })}
          </Switch>
        ))}
    </FormCard>
  )
}
