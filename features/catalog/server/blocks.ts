export { donationBlock } from '../blocks/donation/donation.block.ts'
export { productBlock } from '../blocks/product/product.block.ts'
export { productListBlock } from '../blocks/summary/summary.block.ts'
export { wishlistBlock } from '../blocks/wishlist/wishlist.block.ts'
