import type { Import } from '../contract/index.ts'

const shopSystems: Record<string, string> = {
  shopify: 'Shopify',
  squarespace: 'Squarespace',
  woocommerce: 'WooCommerce',
  wix: 'Wix',
  'wix-contacts': 'Wix',
  etsy: 'Etsy',
  bigcommerce: 'BigCommerce',
  magento: 'Magento',
  prestashop: 'PrestaShop',
  'shopify-blog': 'Shopify',
  'shopify-inventory': 'Shopify',
  'shopify-redirects': 'Shopify',
  'shopify-orders': 'Shopify',
  'shopify-customers': 'Shopify',
  'woocommerce-orders': 'WooCommerce',
}

/** Returns the name of the system that exported a file. */
export function sourceName({ source, sourceTitle }: Pick<Import, 'source' | 'sourceTitle'>): string {
  // An unknown table has no name besides that of its file.
  const isOfNobody = source.startsWith('table:') || source === 'short-and-long'
  return sourceTitle || (isOfNobody ? '' : (shopSystems[source] ?? source))
}
