import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type OwnerForm,
  queryKeyOf,
  toast,
  uiMessages,
  useLanguage,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import {
  catalogApi,
  type Product,
  type ProductPatch,
  sheetApi,
  type Variant,
  type VariantPatch,
} from '../../contract/index.ts'
import { changesSchema, inForm, type ProductValues, valuesOf, variantKey } from './product-values.ts'
import { productMessages } from './product.messages.ts'

/** The unsaved changes of a product. */
export interface ProductDraft {
  /** The product as stored on the server. */
  product: Product
  /** The product with the unsaved changes. */
  now: Product
  form: OwnerForm<ProductValues>
  change: (part: ProductPatch) => void
  changeVariant: (id: string, part: VariantPatch) => void
  /** The error of a field of a variant. */
  variantError: (id: string, field: keyof VariantPatch) => string | null
}

const refreshes = [catalogApi.products, sheetApi.rows, sheetApi.changes]

/** The product, its variants and its options as one form, which is saved by one call. */
export function useProductForm(product: Product): ProductDraft {
  const t = useWords(productMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const schema = useMemo(() => changesSchema(product), [product])
  const values = useMemo(() => valuesOf(product), [product])
  const save = useSend(catalogApi.save, { quiet: true, refreshes })
  const undo = useSend(sheetApi.undo, { refreshes: [catalogApi.product, ...refreshes] })
  const form = useOwnerForm({
    schema,
    values,
    save: (changes) =>
      save.mutateAsync(changes).catch((thrown: unknown) => {
        throw inForm(thrown, changes)
      }),
    onSaved: ({ product: saved, changeId: id }) => {
      client.setQueryData(queryKeyOf(catalogApi.product, { id: saved.id }), saved)
      const action = { label: uiMessages(language, 'undo'), run: () => undo.mutate({ id: id ?? '' }) }
      toast(t('saved'), id === null ? {} : { action })
    },
  })
  const variantNow = (variant: Variant): Variant => form.values[variantKey(variant.id)] ?? variant
  return {
    product,
    now: { ...product, ...form.values, variants: product.variants.map(variantNow) },
    form,
    change: (part) => form.set(definite(part)),
    changeVariant: (id, part) => {
      const before = product.variants.find((variant) => variant.id === id)
      if (before) form.set({ [variantKey(id)]: { ...variantNow(before), ...definite(part) } })
    },
    variantError: (id, field) => form.error(`${variantKey(id)}.${field}`),
  }
}

/** Drops undefined properties. */
function definite<T extends object>(part: T): { [Name in keyof T]-?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]-?: Exclude<T[Name], undefined>
  }
}
