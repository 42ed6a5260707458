const headOfTable = 16_384
/** Marks of products in WordPress exports, of WooCommerce and of Squarespace. */
const priceInExport = /_regular_price|<wp:post_type>(?:<!\[CDATA\[)?product\b/
const longestMark = 64
/** Orders of a former shop state their currency. */
const ordersInTable = /lineitem quantity|line: quantity|order_currency/i

/** Tells whether an import contains prices: a table by its columns, a site's export by its content. */
export async function hasPrices(file: Blob & { name: string }): Promise<boolean> {
  if (/\.(?:csv|tsv|txt)$/i.test(file.name)) {
    const head = await file.slice(0, headOfTable).text()
    return /price|preis|prijs/i.test(head) && !ordersInTable.test(head)
  }
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader()
  let before = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return false
    if (priceInExport.test(before + value)) {
      await reader.cancel()
      return true
    }
    before = value.slice(-longestMark)
  }
}
