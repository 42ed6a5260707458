/**
 * Marks the first shown row of each product, which has the columns of the product, whatever rows a search leaves out.
 */
export function withLeads<Row extends { variantId: string; productId: string }>(
  rows: readonly Row[],
): (Row & { id: string; leads: boolean })[] {
  return rows.map((row, at) => ({ ...row, id: row.variantId, leads: rows[at - 1]?.productId !== row.productId }))
}
