import type { OwnerContext } from '#platform/context'
import { on } from '#platform/http'
import { catalogApi, categoryApi, donationApi, sheetApi, shopApi } from '../contract/index.ts'
import { adjustStock, stockMovements } from './stock/adjust-stock.ts'
import { applyBulk, previewBulk } from './sheet/bulk-edit.ts'
import { categoriesOf } from './categories/categories.queries.ts'
import { changeCategory, createCategory, removeCategory } from './categories/change-categories.ts'
import { changeCells, checkCells } from './sheet/change-cells.ts'
import { changeCurrency } from './change-currency.ts'
import { catalogChanges, undoChange } from './sheet/changes.ts'
import { createProduct } from './products/create-product.ts'
import { ownerCatalogRoutes } from './owner.routes.ts'
import { changeDonation, createDonation, donationsOf, removeDonation } from './donations/donations.ts'
import { productFeed } from './feeds/product-feed.ts'
import { duplicateProduct, reorderProduct } from './products/duplicate-product.ts'
import { downloadProducts } from './exchange/write/export-products.ts'
import { listOwnerProducts } from './products/list-owner-products.ts'
import { addFile, largestProductFile, removeFile } from './products/product-files.ts'
import { productById } from './base/product-of.ts'
import { openProductsPage, productsPages } from './base/products-pages.ts'
import { saveProduct } from './sheet/save-product.ts'
import { removeVariants } from './variants/set-options.ts'
import { removeProducts, setProductStatus } from './products/set-product-status.ts'
import { sheetRows } from './sheet/sheet-rows.ts'
import { wish } from './wishlist/wish.ts'
import { remind, structuredContent } from './products/visitor-calls.ts'

export const catalogRoutes = [
  on(catalogApi.pages, productsPages),
  on(catalogApi.createPage, openProductsPage),
  on(catalogApi.products, listOwnerProducts),
  on(catalogApi.product, (ctx: OwnerContext, { id }) => productById(ctx, id)),
  on(catalogApi.create, createProduct),
  on(catalogApi.save, saveProduct),
  on(catalogApi.duplicate, duplicateProduct),
  on(catalogApi.setStatus, setProductStatus),
  on(catalogApi.remove, removeProducts),
  on(catalogApi.reorder, reorderProduct),
  on(catalogApi.removeVariants, removeVariants),
  on(catalogApi.adjustStock, adjustStock),
  on(catalogApi.stockMovements, stockMovements),
  on(catalogApi.addFile, addFile, { body: 'upload', transaction: 'own', bodyLimit: largestProductFile }),
  on(catalogApi.removeFile, removeFile),
  on(catalogApi.changeCurrency, changeCurrency),
  on(categoryApi.categories, (ctx: OwnerContext, { collectionId }) => categoriesOf(ctx, collectionId)),
  on(categoryApi.create, createCategory),
  on(categoryApi.change, changeCategory),
  on(categoryApi.remove, removeCategory),
  on(donationApi.donations, donationsOf),
  on(donationApi.create, createDonation),
  on(donationApi.change, changeDonation),
  on(donationApi.remove, removeDonation),
  on(sheetApi.rows, sheetRows),
  on(sheetApi.change, changeCells),
  on(sheetApi.check, checkCells),
  on(sheetApi.preview, previewBulk),
  on(sheetApi.apply, applyBulk),
  on(sheetApi.changes, catalogChanges),
  on(sheetApi.undo, undoChange),
  on(sheetApi.download, downloadProducts),
  on(shopApi.product, structuredContent),
  on(shopApi.wish, wish),
  on(shopApi.feed, productFeed, { transaction: 'own' }),
  on(shopApi.remind, remind, { transaction: 'own' }),
  ...ownerCatalogRoutes,
]
