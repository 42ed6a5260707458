import { Banner, Card, ImageRow, sentenceOf, toast, useLanguage, useSend, useWords } from '#platform/ui'
import { type SiteSettings, sitesApi } from '../contract/index.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

const images = [
  { name: 'logoAssetId', words: 'logo', hint: 'logoHint' },
  { name: 'faviconAssetId', words: 'favicon', hint: 'faviconHint' },
  { name: 'socialImageAssetId', words: 'socialImage', hint: 'socialImageHint' },
] as const

/** Logo, icon and social image of the site. Each is saved as soon as it is chosen. */
export function ImagesCard({ general }: { general: SiteSettings['general'] }) {
  const t = useWords(sitesOwnerMessages)
  const language = useLanguage()
  const save = useSend(sitesApi.changeSettings, {
    quiet: true,
    refreshes: [sitesApi.settings],
    onDone: () => toast(t('saved')),
  })
  return (
    <Card>
      {save.error && <Banner tone="danger">{sentenceOf(save.error, language)}</Banner>}
      {images.map(({ name, words, hint }) => (
        <div key={name} className="settings-image">
          <ImageRow
            label={t(words)}
            value={general[name]}
            onChange={(asset) => save.mutate({ group: 'general', values: { [name]: asset?.id ?? null } })}
          />
          <p className="q-hint">{t(hint)}</p>
        </div>
      ))}
    </Card>
  )
}
