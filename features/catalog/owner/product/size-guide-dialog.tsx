import { sitesApi } from '#features/sites/contract'
import { FormDialog, SegmentedControl, TextArea, TextField, useOwnerForm, useSend, useWords } from '#platform/ui'
import { useState } from 'react'
import { type SizeGuide, sizeGuideSchema, sizeGuideSettings } from '../../contract/index.ts'
import { PageSelect } from '../page-select.tsx'
import { productMessages } from '../base/product.messages.ts'
import { SizeRows } from './size-rows.tsx'

interface Props {
  guide: SizeGuide
  guides: readonly SizeGuide[]
  onSaved: (id: string) => void
  onClose: () => void
}

/** Edits a guide: a typed table, one pasted from a spreadsheet, or a page of the site. */
export function SizeGuideDialog({ guide, guides, onSaved, onClose }: Props) {
  const t = useWords(productMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const [isPage, setIsPage] = useState(guide.page !== null)
  const form = useOwnerForm({
    schema: sizeGuideSchema,
    values: guide,
    save: (values) => {
      const written = isPage ? { ...values, rows: [] } : { ...values, rows: filledRows(values.rows), page: null }
      const others = guides.some(({ id }) => id === guide.id)
        ? guides.map((other) => (other.id === guide.id ? written : other))
        : [...guides, written]
      return save.mutateAsync({ group: sizeGuideSettings.group, values: { guides: others } })
    },
    onSaved: () => {
      onSaved(guide.id)
      onClose()
    },
  })
  const kinds = [
    { value: 'table' as const, label: t('sizeGuideTable') },
    { value: 'page' as const, label: t('sizeGuidePage') },
  ]
  return (
    <FormDialog title={t('sizeGuide')} onClose={onClose} form={form}>
      <div className="catalog-form">
        <TextField label={t('name')} {...form.field('name')} maxLength={80} isRequired autoFocus />
        <SegmentedControl
          label={t('sizeGuideKind')}
          value={isPage ? 'page' : 'table'}
          options={kinds}
          onChange={(kind) => setIsPage(kind === 'page')}
        />
        {isPage ? (
          <PageSelect label={t('sizeGuidePage')} value={form.values.page} onChange={(page) => form.set({ page })} />
        ) : (
          <>
            <SizeRows rows={form.values.rows} onChange={(rows) => form.set({ rows })} />
            <TextArea label={t('sizeGuideNote')} {...form.field('note')} rows={2} maxLength={600} />
          </>
        )}
      </div>
    </FormDialog>
  )
}

/** Leaves out empty rows. */
function filledRows(rows: readonly (readonly string[])[]): string[][] {
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => [...cells])
}
