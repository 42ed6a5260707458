import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { donationBlockContract } from '../blocks/donation/donation.contract.ts'
import donationCss from '../blocks/donation/donation.css?inline'
import { donationPanel } from '../blocks/donation/donation.panel.tsx'
import { DonationView } from '../blocks/donation/donation.view.tsx'
import { productBlockContract } from '../blocks/product/product.contract.ts'
import { productPanel } from '../blocks/product/product.panel.tsx'
import { productStyles } from '../blocks/product/product-styles.ts'
import { ProductBlockView } from '../blocks/product/product.view.tsx'
import { productListBlockContract } from '../blocks/summary/summary.contract.ts'
import listCss from '../blocks/summary/summary.css?inline'
import { productListPanel } from '../blocks/summary/summary.panel.tsx'
import { ProductListView } from '../blocks/summary/summary.view.tsx'
import cardCss from '../visitor/product-card.css?inline'

export const catalogBlocks: readonly CanvasBlock[] = [
  canvasBlock({
    contract: productBlockContract,
    view: ProductBlockView,
    css: cardCss + productStyles,
    panel: productPanel,
  }),
  canvasBlock({
    contract: productListBlockContract,
    view: ProductListView,
    css: cardCss + listCss,
    panel: productListPanel,
  }),
  canvasBlock({ contract: donationBlockContract, view: DonationView, css: donationCss, panel: donationPanel }),
]
