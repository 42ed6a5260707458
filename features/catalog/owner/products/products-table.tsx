import { ArrowDown, ArrowUp, Copy, ExternalLink, Pencil } from '#platform/icons'
import {
  ActionsMenu,
  Badge,
  call,
  Table,
  type Tone,
  useHandOrder,
  useOwnerRouter,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { catalogApi, type ListedProduct, productTypeName, productTypes, workflowLabel } from '../../contract/index.ts'
import { productsMessages } from './products.messages.ts'
import { ThumbnailsProvider, Thumbnail } from '../base/thumbnails.tsx'
import { useStore } from '../use-store.ts'

const published = 1
const bin = 6
const tones: Partial<Record<number, Tone>> = { 1: 'success', 2: 'accent' }

interface Props {
  products: readonly ListedProduct[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

type HandOrder = ReturnType<typeof useHandOrder<ListedProduct>>

/** The products of one page in the owner's order, which is made here. */
export function OrderedProducts({
  nextProduct,
  ...props
}: Props & {
  /** Loads the id of the product after the loaded ones; null at the end. */
  nextProduct: () => Promise<string | null>
}) {
  const t = useWords(productsMessages)
  const order = useHandOrder({
    entries: props.products,
    send: (id, before) => call(catalogApi.reorder, { id, before }),
    staleKey: catalogApi.products.path,
    nextEntry: nextProduct,
  })
  return (
    <>
      <p className="q-hint">{t('orderHint')}</p>
      <ProductsTable {...props} products={order.entries} order={order} />
    </>
  )
}

export function ProductsTable({ products, chosen, onChoose, order }: Props & { order?: HandOrder }) {
  const t = useWords(productsMessages)
  const { go } = useOwnerRouter()
  return (
    <ThumbnailsProvider ids={products.map(({ image }) => image)}>
      <Table
        label={t('products')}
        entries={products}
        selected={chosen}
        onSelect={onChoose}
        nameOf={({ title }) => title}
        {...(order && { moves: order.moves, dependencies: [products] })}
        {...(!products.some(({ status }) => status === bin) && {
          onAction: (id: string) => go(`/config/products/${id}`),
        })}
        columns={[
          {
            id: 'title',
            label: t('product'),
            isRowHeader: true,
            cell: (product) => <Named product={product} />,
          },
          {
            id: 'status',
            label: t('status'),
            wideOnly: true,
            cell: (product) => <Status product={product} />,
          },
          {
            id: 'stock',
            label: t('stock'),
            numeric: true,
            wideOnly: true,
            cell: (product) => <Stock product={product} />,
          },
          { id: 'price', label: t('price'), numeric: true, cell: (product) => <Prices product={product} /> },
          {
            id: 'actions',
            label: t('moreActions'),
            hideLabel: true,
            width: 48,
            cell: (product) => (product.status === bin ? null : <RowMenu product={product} order={order} />),
          },
        ]}
      />
    </ThumbnailsProvider>
  )
}

function Named({ product }: { product: ListedProduct }) {
  const t = useWords(productsMessages)
  return (
    <span className="catalog-product">
      <Thumbnail asset={product.image} />
      <span className="catalog-words">
        <span className="catalog-name">{product.title}</span>
        <span className="q-quiet catalog-under">
          {[
            product.variants > 1 ? t('variants', { n: product.variants }) : product.skus[0],
            product.type === productTypes.PHYSICAL ? '' : t(productTypeName(product.type)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="q-beneath">
          <Status product={product} /> <Stock product={product} />
        </span>
      </span>
    </span>
  )
}

function Status({ product: { status, isUnlisted } }: { product: ListedProduct }) {
  const t = useWords(productsMessages)
  const label = workflowLabel(status, useLanguage())
  if (isUnlisted && status === published) return <Badge tone="plain">{t('unlisted')}</Badge>
  return <Badge tone={tones[status] ?? 'plain'}>{status === bin ? t('bin') : label}</Badge>
}

function Stock({ product }: { product: ListedProduct }) {
  const t = useWords(productsMessages)
  if (product.stock === null) return <span className="q-quiet">{t('unlimited')}</span>
  return product.stock === 0 ? <Badge tone="danger">{t('out')}</Badge> : <span>{product.stock}</span>
}

function Prices({ product: { lowestMinor, highestMinor, isOnSale } }: { product: ListedProduct }) {
  const t = useWords(productsMessages)
  const { money } = useStore()
  return (
    <span className="catalog-price">
      {isOnSale && <Badge tone="attention">{t('sale')}</Badge>}
      {lowestMinor === highestMinor ? money(lowestMinor) : `${money(lowestMinor)} – ${money(highestMinor)}`}
    </span>
  )
}

function RowMenu({ product, order }: { product: ListedProduct; order: HandOrder | undefined }) {
  const t = useWords(productsMessages)
  const { go } = useOwnerRouter()
  const duplicate = useSend(catalogApi.duplicate, {
    refreshes: [catalogApi.products],
    onDone: ({ id }) => go(`/config/products/${id}`),
  })
  const [up, down] = [order?.step(product.id, -1), order?.step(product.id, 1)]
  return (
    <ActionsMenu
      label={t('actions', { name: product.title })}
      entries={[
        { id: 'edit', label: t('edit'), icon: Pencil, onAction: () => go(`/config/products/${product.id}`) },
        { id: 'copy', label: t('duplicate'), icon: Copy, onAction: () => duplicate.mutate({ id: product.id }) },
        product.path !== null && {
          id: 'view',
          label: t('view'),
          icon: ExternalLink,
          onAction: () => window.open(product.path ?? '/', '_blank', 'noopener'),
        },
        order && { id: 'up', label: t('moveUp'), icon: ArrowUp, isDisabled: !up, onAction: () => up?.() },
        order && { id: 'down', label: t('moveDown'), icon: ArrowDown, isDisabled: !down, onAction: () => down?.() },
      ]}
    />
  )
}
