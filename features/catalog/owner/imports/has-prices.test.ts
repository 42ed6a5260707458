import { expect, test } from 'vitest'
import { hasPrices } from './has-prices.ts'

test.each([
  ['products.csv', 'Handle,Title,Variant Price\nbowl,Bowl,18.50', true],
  ['orders.csv', 'Name,Currency,Total,Lineitem quantity,Lineitem price\n#1,EUR,5.00,1,5.00', false],
  ['rates.csv', 'Country,Rate\nNL,21', false],
  ['blog.xml', '<rss><wp:post_type><![CDATA[post]]></wp:post_type></rss>', false],
  ['shop.xml', '<rss><wp:post_type><![CDATA[product]]></wp:post_type></rss>', true],
  ['long.xml', `<rss>${'x'.repeat(1_000_000)}<wp:meta_key>_regular_price</wp:meta_key></rss>`, true],
])('%s: %s', async (name, text, expected) => {
  expect(await hasPrices(new File([text], name))).toBe(expected)
})
