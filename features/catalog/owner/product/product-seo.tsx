import { Card, Checkbox, ImageRow, TextArea, TextField, useWords } from '#platform/ui'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

export function ProductSeo({ draft: { now, product, change, form } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const folder = product.path?.slice(0, product.path.lastIndexOf('/') + 1) ?? '/'
  return (
    <Card title={t('seo')}>
      <TextField
        label={t('slug')}
        prefix={<span className="q-suffix">{folder}</span>}
        value={now.slug}
        onChange={(slug) => change({ slug })}
        error={form.error('slug')}
        {...(now.slug !== product.slug && { hint: t('slugHint') })}
      />
      <TextField
        label={t('seoTitle')}
        value={now.seoTitle}
        onChange={(seoTitle) => change({ seoTitle })}
        placeholder={now.title}
        maxLength={300}
      />
      <TextArea
        label={t('seoDescription')}
        rows={2}
        value={now.seoDescription}
        onChange={(seoDescription) => change({ seoDescription })}
        placeholder={now.excerpt}
        maxLength={1000}
      />
      <ImageRow value={now.socialImage} onChange={(asset) => change({ socialImage: asset?.id ?? null })} />
      <Checkbox isSelected={now.noindex} onChange={(noindex) => change({ noindex })}>
        {t('noindex')}
      </Checkbox>
    </Card>
  )
}
