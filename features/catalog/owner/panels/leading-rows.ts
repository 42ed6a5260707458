/**
 * Rows with whether they are the first of their product that is shown: it carries what belongs to the product, whatever
 * a search left out.
 */
export function withLeads<Row extends { variantId: string; productId: string }>(
  rows: readonly Row[],
): (Row & { id: string; leads: boolean })[] {
  return rows.map((row, at) => ({ ...row, id: row.variantId, leads: rows[at - 1]?.productId !== row.productId }))
}
