export { ProductRowsContext } from './product-rows.ts'
