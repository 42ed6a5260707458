import './catalog-owner.css'
import './product/product.css'
import { FolderTree, Pencil, Plus, Trash2 } from '#platform/icons'
import { useState } from 'react'
import {
  ActionsMenu,
  Button,
  EmptyState,
  ErrorState,
  Page,
  Skeleton,
  Tree,
  type TreeEntry,
  type TreeMove,
  useCall,
  useOwnerRouter,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { catalogApi, type Category, categoryApi } from '../contract/index.ts'
import { categoriesMessages } from './categories/categories.messages.ts'
import { CategoryDialog, DeleteCategory, NewCategory } from './categories/category-dialogs.tsx'

interface Node extends TreeEntry {
  category: Category
  children: readonly Node[]
}

type Open = { what: 'add'; below: string | null } | { what: 'edit' | 'delete'; category: Category } | null

/** The categories of one products page, as a tree of any depth. */
export function CategoriesScreen() {
  const t = useWords(categoriesMessages)
  const may = useMay()
  const { params } = useOwnerRouter()
  const collectionId = params['id'] ?? ''
  const pages = useCall(catalogApi.pages, {})
  const categories = useCall(categoryApi.categories, { collectionId })
  const [open, setOpen] = useState<Open>(null)
  const page = pages.data?.find(({ id }) => id === collectionId)
  const mayEdit = may('commerce.inventory')
  const add = mayEdit && (
    <Button tone="primary" icon={Plus} onPress={() => setOpen({ what: 'add', below: null })}>
      {t('add')}
    </Button>
  )
  const close = () => setOpen(null)
  return (
    <Page
      title={page ? `${t('categories')} · ${page.title}` : t('categories')}
      width="narrow"
      lead={
        <a className="product-back" href="/config/products">
          {t('toProducts')}
        </a>
      }
      actions={(categories.data?.length ?? 0) > 0 && add}
    >
      {categories.error && <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />}
      {categories.isPending && <Skeleton lines={6} height={28} />}
      {categories.data?.length === 0 && (
        <EmptyState drawing="categories" action={add}>
          {t('empty')}
        </EmptyState>
      )}
      {categories.data && categories.data.length > 0 && (
        <CategoryTree categories={categories.data} mayEdit={mayEdit} onOpen={setOpen} />
      )}
      {mayEdit && (categories.data?.length ?? 0) > 1 && <p className="q-hint sheet-keys">{t('lead')}</p>}
      {open?.what === 'add' && <NewCategory collectionId={collectionId} parentId={open.below} onClose={close} />}
      {open?.what === 'edit' && <CategoryDialog category={open.category} onClose={close} />}
      {open?.what === 'delete' && <DeleteCategory category={open.category} onClose={close} />}
    </Page>
  )
}

function CategoryTree({
  categories,
  mayEdit,
  onOpen,
}: {
  categories: readonly Category[]
  mayEdit: boolean
  onOpen: (open: Open) => void
}) {
  const t = useWords(categoriesMessages)
  const move = useSend(categoryApi.change, { refreshes: [categoryApi.categories] })
  const onMove = ({ ids, target, where }: TreeMove) => {
    const [id] = ids
    if (id) move.mutate({ id, values: placeOf(categories, id, target, where) })
  }
  return (
    <Tree
      label={t('categories')}
      entries={nodesOf(categories, null)}
      defaultExpandedKeys={categories.map(({ id }) => id)}
      {...(mayEdit && { onMove })}
      onAction={(id) => {
        const category = categories.find((candidate) => candidate.id === id)
        if (category && mayEdit) onOpen({ what: 'edit', category })
      }}
      row={({ category }) => (
        <>
          <FolderTree aria-hidden />
          <span className="q-row-text">{category.name}</span>
          <span className="q-quiet">{t('count', { n: category.count })}</span>
          {mayEdit && (
            <ActionsMenu
              label={t('actions', { name: category.name })}
              entries={[
                { id: 'edit', label: t('edit'), icon: Pencil, onAction: () => onOpen({ what: 'edit', category }) },
                {
                  id: 'add',
                  label: t('addBelow'),
                  icon: Plus,
                  onAction: () => onOpen({ what: 'add', below: category.id }),
                },
                {
                  id: 'delete',
                  label: t('delete'),
                  icon: Trash2,
                  tone: 'danger',
                  onAction: () => onOpen({ what: 'delete', category }),
                },
              ]}
            />
          )}
        </>
      )}
    />
  )
}

function nodesOf(categories: readonly Category[], parentId: string | null): Node[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({
      id: category.id,
      label: category.name,
      category,
      children: nodesOf(categories, category.id),
    }))
}

/** Converts a drop to a position of the contract: the parent, and the sibling before which it is placed. */
function placeOf(
  categories: readonly Category[],
  id: string,
  target: string,
  where: TreeMove['where'],
): { parentId: string | null; before: string | null } {
  if (where === 'inside') return { parentId: target, before: null }
  const parentId = categories.find((category) => category.id === target)?.parentId ?? null
  if (where === 'before') return { parentId, before: target }
  const siblings = categories.filter((category) => category.parentId === parentId && category.id !== id)
  return { parentId, before: siblings[siblings.findIndex((sibling) => sibling.id === target) + 1]?.id ?? null }
}
