import { useQueryClient } from '@tanstack/react-query'
import { FileText, Trash2 } from '#platform/icons'
import { useState } from 'react'
import {
  Card,
  Columns,
  FileDrop,
  IconButton,
  NumberField,
  Progress,
  sentenceOf,
  toast,
  upload,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { catalogApi, type ProductFile } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

/** Edits the files that buyers of a digital product download, and how often and how long they can. */
export function ProductFiles({ draft: { now, product, change } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const refresh = () => void client.invalidateQueries({ queryKey: [catalogApi.product.path] })
  const remove = useSend(catalogApi.removeFile, { refreshes: [catalogApi.product] })
  const send = async (files: readonly File[]) => {
    for (const file of files) {
      try {
        await upload<ProductFile[]>(catalogApi.addFile.path.replace(':id', product.id), file, {}, setProgress)
      } catch (error) {
        toast(sentenceOf(error, language), { tone: 'failure' })
      }
    }
    setProgress(null)
    refresh()
  }
  const orNull = (value: number) => (Number.isNaN(value) ? null : value)
  return (
    <Card title={t('files')} lead={t('filesLead')}>
      {product.files.map((file) => (
        <div key={file.id} className="catalog-chosen">
          <FileText size={16} aria-hidden />
          <span className="q-row-text">{file.name}</span>
          <IconButton
            size="small"
            icon={Trash2}
            label={t('removeValue', { name: file.name })}
            onPress={() => remove.mutate({ id: product.id, fileId: file.id })}
          />
        </div>
      ))}
      <FileDrop multiple onFiles={(files) => void send(files)}>
        {progress !== null && <Progress label={t('addFile')} value={progress * 100} />}
      </FileDrop>
      <Columns>
        <NumberField
          label={t('downloads')}
          hint={t('empty')}
          minValue={1}
          maxValue={1000}
          value={now.downloadLimit ?? Number.NaN}
          onChange={(n) => change({ downloadLimit: orNull(n) })}
        />
        <NumberField
          label={t('days')}
          hint={t('empty')}
          minValue={1}
          maxValue={3650}
          value={now.downloadDays ?? Number.NaN}
          onChange={(n) => change({ downloadDays: orNull(n) })}
        />
      </Columns>
    </Card>
  )
}
