export { ProductCard } from './product-card.tsx'
export { default as productCardCss } from './product-card.css?inline'
