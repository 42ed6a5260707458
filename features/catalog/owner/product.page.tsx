import './product/product.css'
import { Copy, ExternalLink } from '#platform/icons'
import { sitesApi } from '#features/sites/contract'
import {
  Button,
  ErrorState,
  Form,
  FormButton,
  FormNotice,
  LinkButton,
  Page,
  Skeleton,
  toast,
  useCall,
  useOwnerRouter,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { catalogApi, type Product, productTypes } from '../contract/index.ts'
import { ProductAsks } from './product/product-asks.tsx'
import { ProductBundle } from './bundles/product-bundle.tsx'
import { ProductBasics } from './product/product-basics.tsx'
import { ProductFiles } from './product/product-files.tsx'
import { ProductGift } from './product/product-gift.tsx'
import { productMessages } from './base/product.messages.ts'
import { ProductOptions } from './product/product-options.tsx'
import { ProductImages } from './product/product-images-card.tsx'
import { ProductPlan } from './product/product-plan.tsx'
import { ProductPricing } from './product/product-pricing.tsx'
import { ProductRelated } from './product/product-related.tsx'
import { ProductSeo } from './product/product-seo.tsx'
import { ProductSide } from './product/product-side.tsx'
import { ProductSizeGuide } from './product/product-size-guide.tsx'
import { ProductVideos } from './videos/product-videos-card.tsx'
import { useProductForm } from './base/use-product-form.ts'
import { VariantsCard } from './product/variants-card.tsx'

export function ProductScreen() {
  const { params } = useOwnerRouter()
  const id = params['id'] ?? ''
  const productQuery = useCall(catalogApi.product, { id })
  if (productQuery.error) return <ErrorState error={productQuery.error} onRetry={() => void productQuery.refetch()} />
  if (!productQuery.data) {
    return (
      <Page title=" ">
        <Skeleton lines={10} height={36} />
      </Page>
    )
  }
  return <Editor key={productQuery.data.id} product={productQuery.data} />
}

function Editor({ product }: { product: Product }) {
  const t = useWords(productMessages)
  const may = useMay()
  const draft = useProductForm(product)
  const { form } = draft
  const site = useCall(sitesApi.site, {})
  const hasOptions = product.options.length > 0
  return (
    <Form form={form} ownNotice>
      <Page
        title={draft.now.title || product.title}
        lead={
          <a className="product-back" href="/config/products">
            {t('toProducts')}
          </a>
        }
        actions={
          <>
            {product.path && (
              <LinkButton icon={ExternalLink} href={`${site.data?.baseUrl ?? ''}${product.path}`} target="_blank">
                {t('view')}
              </LinkButton>
            )}
            {may('commerce.inventory') && <Duplicate product={product} />}
          </>
        }
      >
        <FormNotice form={form} />
        <div className="product-editor">
          <div className="product-column">
            <ProductBasics draft={draft} />
            <ProductImages draft={draft} />
            <ProductVideos draft={draft} />
            {hasOptions ? <VariantsCard draft={draft} /> : <ProductPricing draft={draft} />}
            <ProductBundle draft={draft} />
            {!draft.now.bundle && <ProductOptions draft={draft} />}
            {product.type === productTypes.DIGITAL && <ProductFiles draft={draft} />}
            {product.type === productTypes.GIFT_CARD && <ProductGift draft={draft} />}
            <ProductAsks draft={draft} />
            <ProductSeo draft={draft} />
          </div>
          <aside className="product-column">
            <ProductSide draft={draft} />
            {product.type !== productTypes.GIFT_CARD && !draft.now.bundle && <ProductPlan draft={draft} />}
            <ProductSizeGuide draft={draft} />
            <ProductRelated draft={draft} />
          </aside>
        </div>
        {may('commerce.inventory') && <SaveBar form={form} />}
      </Page>
    </Form>
  )
}

/** The bar with the save button at the lower edge of the window, which also says when there are no changes. */
function SaveBar({ form }: { form: ReturnType<typeof useProductForm>['form'] }) {
  const t = useWords(productMessages)
  return (
    <div className="product-save" data-changed={form.isChanged || undefined}>
      <span className="q-quiet">{t(form.isChanged ? 'unsaved' : 'allSaved')}</span>
      {form.isChanged && <Button onPress={form.discard}>{t('discard')}</Button>}
      <FormButton form={form} onlyChanged />
    </div>
  )
}

function Duplicate({ product }: { product: Product }) {
  const t = useWords(productMessages)
  const { go } = useOwnerRouter()
  const duplicate = useSend(catalogApi.duplicate, {
    refreshes: [catalogApi.products],
    onDone: ({ id }) => {
      toast(t('duplicated', { title: product.title }))
      go(`/config/products/${id}`)
    },
  })
  return (
    <Button icon={Copy} isPending={duplicate.isPending} onPress={() => duplicate.mutate({ id: product.id })}>
      {t('duplicate')}
    </Button>
  )
}
