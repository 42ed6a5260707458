import { Card, TextArea, TextField, useWords } from '#platform/ui'
import type { RichTextEditor } from '../product.page.tsx'
import { productMessages } from './product.messages.ts'
import type { ProductDraft } from './use-product-draft.ts'

export function ProductBasics({
  draft: { now, change },
  editor: Editor,
}: {
  draft: ProductDraft
  editor: RichTextEditor
}) {
  const t = useWords(productMessages)
  return (
    <Card>
      <TextField
        label={t('title')}
        value={now.title}
        onChange={(title) => change({ title })}
        isRequired
        maxLength={500}
      />
      <TextArea
        label={t('excerpt')}
        hint={t('excerptHint')}
        rows={2}
        value={now.excerpt}
        onChange={(excerpt) => change({ excerpt })}
        maxLength={2000}
      />
      <Editor label={t('description')} value={now.description} onChange={(description) => change({ description })} />
    </Card>
  )
}
