import { partOf } from '#platform/contract'

type Plain = Readonly<Record<string, unknown>>

interface SeenVariant {
  readonly id: string
}

/** Returns the values of a read product that a change replaces. */
export function seenOfProduct(read: Plain, { values, variants = [], options }: Plain): Plain {
  const variantsById = new Map((read['variants'] as readonly SeenVariant[]).map((variant) => [variant.id, variant]))
  const changed = variants as readonly { readonly id: string; readonly values: Plain }[]
  return {
    values: partOf(read, values),
    variants: Object.fromEntries(changed.map(({ id, values: parts }) => [id, partOf(variantsById.get(id), parts)])),
    ...(options !== undefined && { options: read['options'] }),
  }
}
