import './item-panel.css'
import { Settings2 } from '#platform/icons'
import { pagesApi } from '#features/pages/contract'
import type { Document } from '#platform/document'
import {
  Button,
  DateField,
  Group,
  ImageRow,
  LinkButton,
  SwitchRow,
  TextArea,
  TextField,
  useCall,
  useWords,
} from '#platform/ui'
import { type ItemSettings, itemSettingsSchema } from '../../contract/index.ts'
import { AuthorField } from './author-field.tsx'
import { CoverText } from './cover-text.tsx'
import { ItemAddress } from './item-address.tsx'
import { itemPanelMessages } from './item-panel.messages.ts'
import { ItemSearch } from './item-search.tsx'
import { ItemStatus } from './item-status.tsx'
import { LabelsField } from './labels-field.tsx'

interface ItemPanelProps {
  document: Document
  /** Changes one setting, as a step of the document's history. */
  change: (name: keyof ItemSettings, value: unknown) => void
  canEdit: boolean
  /** Resolves when the server has everything that was typed. */
  flush: () => Promise<void>
}

/** Settings of a post, project or item. */
export function ItemPanel({ document, change, canEdit, flush }: ItemPanelProps) {
  const t = useWords(itemPanelMessages)
  const { id } = document
  const settings = itemSettingsSchema.parse(document.settings)
  const page = useCall(pagesApi.settings, { id })
  const summary = page.data?.summary
  const field = { settings, change }
  return (
    <fieldset className="e-fieldset item-panel" disabled={!canEdit}>
      {summary && <ItemStatus summary={summary} flush={flush} />}
      <Group>
        <TextField
          label={t('title')}
          value={settings.title}
          onChange={(title) => change('title', title)}
          maxLength={500}
        />
        <ImageRow label={t('cover')} value={settings.image} onChange={(asset) => change('image', asset?.id ?? null)} />
        {settings.image && <CoverText key={settings.image} id={settings.image} />}
        {settings.image && (
          <SwitchRow
            label={t('coverAbove')}
            hint={t('coverHint')}
            value={settings.imageAbove}
            onChange={(isAbove) => change('imageAbove', isAbove)}
          />
        )}
      </Group>
      <Group>
        <DateRow {...field} />
        <AuthorField value={settings.author} onChange={(author) => change('author', author)} />
        <LabelsField kind="category" {...field} />
        <LabelsField kind="tag" {...field} />
        <TextArea
          label={t('excerpt')}
          hint={t('excerptHint')}
          value={settings.description}
          onChange={(description) => change('description', description)}
          maxLength={5000}
        />
        <ItemAddress id={id} slug={settings.slug} collection={settings.collection} flush={flush} />
        <SwitchRow label={t('comments')} value={settings.comments} onChange={(on) => change('comments', on)} />
        <SwitchRow label={t('featured')} value={settings.featured} onChange={(on) => change('featured', on)} />
      </Group>
      <ItemSearch {...field} baseUrl={page.data?.baseUrl ?? ''} path={summary?.path ?? null} />
      <Group>
        <LinkButton icon={Settings2} href={`/config/pages/${id}/settings`}>
          {t('access')}
        </LinkButton>
      </Group>
    </fieldset>
  )
}

export interface ItemFieldProps {
  settings: ItemSettings
  change: ItemPanelProps['change']
}

function DateRow({ settings, change }: ItemFieldProps) {
  const t = useWords(itemPanelMessages)
  return (
    <>
      <DateField
        label={t('date')}
        hint={t('dateHint')}
        value={settings.date ? new Date(settings.date) : null}
        onChange={(date) => change('date', date?.toISOString() ?? null)}
      />
      {settings.date && (
        <Button size="small" tone="quiet" onPress={() => change('date', null)}>
          {t('dateAuto')}
        </Button>
      )}
    </>
  )
}
