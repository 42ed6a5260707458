export { catalogBlocks } from './catalog-blocks.ts'
export { MoneyField } from './money-field.tsx'
export { CategoryRow, ProductsRow, ShopPageRow } from './panel-rows.tsx'
export { useStore } from './use-store.ts'
