/** A variant of another product in a bundle, with its names. */
export interface BundlePart {
  variantId: string
  title: string
  /** '' for a product without options. */
  variantTitle: string
  sku: string
  /** Number of pieces in one bundle. */
  quantity: number
}

/** `2 × Cup (Chalk), 1 × Tray`; for several bundles the parts of all of them. */
export function partsText(parts: readonly BundlePart[] = [], bundles = 1): string {
  return parts
    .map(
      ({ title, variantTitle, quantity }) =>
        `${quantity * bundles} × ${title}${variantTitle === '' ? '' : ` (${variantTitle})`}`,
    )
    .join(', ')
}

/** Returns the variants whose stock a line moves: its own, or its parts. */
export function stockLines({
  variantId,
  quantity,
  parts = [],
}: {
  variantId: string
  quantity: number
  parts?: readonly Pick<BundlePart, 'variantId' | 'quantity'>[] | undefined
}): { variantId: string; quantity: number }[] {
  if (parts.length === 0) return [{ variantId, quantity }]
  return parts.map((part) => ({ variantId: part.variantId, quantity: part.quantity * quantity }))
}
