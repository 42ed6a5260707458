import { Banner, Card, ImageRow, sentenceOf, toast, useLanguage, useSend, useWords } from '#platform/ui'
import { type SiteSettings, sitesApi } from '../contract/index.ts'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

const pictures = [
  { name: 'logoAssetId', words: 'logo', hint: 'logoHint' },
  { name: 'faviconAssetId', words: 'favicon', hint: 'faviconHint' },
  { name: 'socialImageAssetId', words: 'socialPicture', hint: 'socialPictureHint' },
] as const

/** The pictures that stand for the site: each is kept as soon as it is chosen. */
export function PicturesCard({ general }: { general: SiteSettings['general'] }) {
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
      {pictures.map(({ name, words, hint }) => (
        <div key={name} className="settings-picture">
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
