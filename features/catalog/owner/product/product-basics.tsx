import { createElement, useContext } from 'react'
import { Card, TextArea, TextField, useWords } from '#platform/ui'
import { productMessages } from '../base/product.messages.ts'
import { RichTextEditorContext } from './rich-text-editor.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

export function ProductBasics({ draft: { now, change, form } }: { draft: ProductDraft }) {
  const editor = useContext(RichTextEditorContext)
  const t = useWords(productMessages)
  return (
    <Card>
      <TextField
        label={t('title')}
        value={now.title}
        onChange={(title) => change({ title })}
        error={form.error('title')}
        isRequired
        maxLength={500}
      />
      <TextArea
        label={t('excerpt')}
        hint={t('excerptHint')}
        rows={2}
        value={now.excerpt}
        onChange={(excerpt) => change({ excerpt })}
        error={form.error('excerpt')}
        maxLength={2000}
      />
      {editor &&
        createElement(editor, {
          label: t('description'),
          value: now.description,
          onChange: (description) => change({ description }),
        })}
    </Card>
  )
}
