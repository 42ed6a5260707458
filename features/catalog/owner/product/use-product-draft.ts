import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryKeyOf, sentenceOf, toast, useLanguage, useWords } from '#platform/ui'
import {
  catalogApi,
  type Product,
  type ProductPatch,
  sheetApi,
  type Variant,
  type VariantPatch,
} from '../../contract/index.ts'
import { productMessages } from './product.messages.ts'

/** What someone has changed of a product and not saved. */
export interface ProductDraft {
  product: Product
  /** As it would be saved. */
  now: Product
  isChanged: boolean
  isSaving: boolean
  change: (part: ProductPatch) => void
  changeVariant: (id: string, part: VariantPatch) => void
  save: () => Promise<void>
  discard: () => void
}

type VariantPatches = Readonly<Record<string, VariantPatch>>

export function useProductDraft(product: Product): ProductDraft {
  const t = useWords(productMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const [values, setValues] = useState<ProductPatch>({})
  const [variants, setVariants] = useState<VariantPatches>({})
  const [isSaving, setSaving] = useState(false)
  const discard = () => {
    setValues({})
    setVariants({})
  }
  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      for (const [id, part] of Object.entries(variants)) await call(catalogApi.changeVariant, { id, values: part })
      const saved =
        Object.keys(values).length > 0
          ? await call(catalogApi.change, { id: product.id, values })
          : await call(catalogApi.product, { id: product.id })
      client.setQueryData(queryKeyOf(catalogApi.product, { id: product.id }), saved)
      discard()
      toast(t('saved'))
      for (const stale of [catalogApi.products, sheetApi.rows])
        void client.invalidateQueries({ queryKey: [stale.path] })
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
    }
    setSaving(false)
  }
  return {
    product,
    now: {
      ...product,
      ...definite(values),
      variants: product.variants.map((one): Variant => ({ ...one, ...definite(variants[one.id] ?? {}) })),
    },
    isChanged: Object.keys(values).length > 0 || Object.keys(variants).length > 0,
    isSaving,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    changeVariant: (id, part) => setVariants((before) => ({ ...before, [id]: { ...before[id], ...part } })),
    save,
    discard,
  }
}

/** Without what is there and says nothing. */
function definite<T extends object>(part: T): { [Name in keyof T]-?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]-?: Exclude<T[Name], undefined>
  }
}
