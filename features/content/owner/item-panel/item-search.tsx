import { Group, SwitchRow, TextArea, TextField, useWords } from '#platform/ui'
import type { ItemFieldProps } from './item-panel.tsx'
import { itemPanelMessages } from './item-panel.messages.ts'

/** Edits an item's search engine texts beside a preview of a search result. */
export function ItemSearch({
  settings,
  change,
  baseUrl,
  path,
}: ItemFieldProps & { baseUrl: string; path: string | null }) {
  const t = useWords(itemPanelMessages)
  const { title, seoTitle, seoDescription, description, noindex } = settings
  return (
    <Group title={t('search')}>
      <div className="search-preview" role="img" aria-label={t('seoPreview')}>
        <cite>
          {baseUrl.replace(/^https?:\/\//, '')}
          {path?.replaceAll('/', ' › ')}
        </cite>
        <strong>{seoTitle || title || t('untitled')}</strong>
        <p>{seoDescription || description || t('seoStart')}</p>
      </div>
      <TextField
        label={t('seoTitle')}
        value={seoTitle}
        onChange={(text) => change('seoTitle', text)}
        placeholder={title}
        maxLength={300}
      />
      <TextArea
        label={t('seoDescription')}
        value={seoDescription}
        onChange={(text) => change('seoDescription', text)}
        placeholder={description}
        maxLength={1000}
      />
      <SwitchRow label={t('noindex')} value={noindex} onChange={(isHidden) => change('noindex', isHidden)} />
    </Group>
  )
}
