import type { Input } from '#platform/contract'
import { CallFailure } from '#platform/ui'
import { z } from 'zod'
import {
  catalogApi,
  optionWord,
  type Product,
  type ProductPatch,
  productPatchSchema,
  type Swatch,
  type Variant,
  type VariantPatch,
  variantPatchSchema,
} from '../../contract/index.ts'

/** An edited option; `was` is its name on the server. */
export interface EditedOption {
  id: string
  name: string
  was?: string
  values: readonly { value: string; was?: string; swatch?: Swatch | null }[]
}

type Save = Input<typeof catalogApi.save>

/**
 * The values edited on the product screen. Each variant is a separate value keyed by id, so that changes by other
 * people are included.
 */
export type ProductValues = Pick<Product, keyof ProductPatch> & { editedOptions: EditedOption[] } & Record<
    `variant-${string}`,
    Variant
  >

const productFields = Object.keys(productPatchSchema.shape) as (keyof ProductPatch)[]
const variantFields = Object.keys(variantPatchSchema.shape) as (keyof VariantPatch)[]

export function variantKey(id: string): `variant-${string}` {
  return `variant-${id}`
}

export function valuesOf(product: Product): ProductValues {
  return {
    ...(Object.fromEntries(productFields.map((name) => [name, product[name]])) as Pick<Product, keyof ProductPatch>),
    editedOptions: product.options.map(({ name, values }) => ({
      id: name,
      name,
      was: name,
      values: values.map((value) => ({
        value,
        was: value,
        swatch: product.swatches[optionWord(name, value)] ?? null,
      })),
    })),
    ...Object.fromEntries(product.variants.map((variant) => [variantKey(variant.id), variant])),
  } as ProductValues
}

/**
 * Parses the changes of a product by the schema of the call that saves it. Unchanged values are not validated: an
 * import may have brought values that could not be typed.
 */
export function changesSchema(product: Product): z.ZodType<Save, ProductValues> {
  return z.custom<ProductValues>().transform((values, ctx) => {
    const changes = changesOf(product, values)
    const read = catalogApi.save.input.safeParse(changes)
    if (read.success) return read.data
    for (const issue of read.error.issues)
      ctx.issues.push({ ...issue, path: formPath(issue.path, changes), input: changes } as never)
    return z.NEVER
  })
}

/** The server names the field as it is in the call; the form has it at another path. */
export function inForm(thrown: unknown, changes: Save): unknown {
  if (!(thrown instanceof CallFailure)) return thrown
  const { field, fields } = thrown.details
  const moved = (path: string) => formPath(path.split('.'), changes).join('.')
  const details = {
    ...thrown.details,
    ...(typeof field === 'string' && { field: moved(field) }),
    ...(typeof fields === 'object' &&
      fields !== null && {
        fields: Object.fromEntries(Object.entries(fields).map(([path, text]) => [moved(path), text])),
      }),
  }
  return new CallFailure({ code: thrown.code, sentence: thrown.message, details }, thrown.status)
}

function changesOf(product: Product, values: ProductValues): Save {
  const options = values.editedOptions
  const isOtherwise = JSON.stringify(plain(options)) !== JSON.stringify(plain(valuesOf(product).editedOptions))
  return {
    id: product.id,
    values: changedFields(productFields, product, values),
    variants: product.variants.flatMap((before) => {
      const changed = changedFields(variantFields, before, values[variantKey(before.id)] ?? before)
      return Object.keys(changed).length > 0 ? [{ id: before.id, values: changed }] : []
    }),
    ...(isOtherwise && {
      options: options.map(({ id: _id, ...option }) => ({ ...option, values: [...option.values] })),
    }),
  }
}

function changedFields<T extends object, Name extends keyof T>(
  names: readonly Name[],
  before: T,
  now: Pick<T, Name>,
): Partial<Pick<T, Name>> {
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Pick<T, Name>>
}

function plain(options: readonly EditedOption[]): unknown {
  return options.map(({ name, values }) => [name, values.map(({ value, swatch }) => [value, swatch ?? null])])
}

function formPath([part, at, ...rest]: readonly PropertyKey[], changes: Save): PropertyKey[] {
  if (part === 'values' && at !== undefined) return [at, ...rest]
  if (part === 'variants') return [variantKey(changes.variants[Number(at)]?.id ?? ''), ...rest.slice(1)]
  if (part === 'options') return ['editedOptions', ...(at === undefined ? [] : [at]), ...rest]
  return ['title']
}
