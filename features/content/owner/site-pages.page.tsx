import './content-owner.css'
import { PanelTop, PanelBottom } from '#platform/icons'
import { useMemo, useState } from 'react'
import { type NavigationPlace, insertNode, moveNode, type NavigationSettings } from '#features/navigation/contract'
import { useNavigation } from '#features/navigation/owner'
import { documentsApi, pagesApi } from '#features/pages/contract'
import { newId } from '#platform/contract'
import {
  EmptyState,
  ErrorState,
  LinkButton,
  SearchField,
  Skeleton,
  Tree,
  type TreeMove,
  Button,
  toast,
  useCall,
  useOwnerRouter,
  useMay,
  useSend,
  useTreeMoves,
  useWords,
} from '#platform/ui'
import { contentApi } from '../contract/index.ts'
import { AddEntry } from './add-entry.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { placeAfter } from './menu-place.ts'
import { PageDetails } from './page-details.tsx'
import { foundRows, type PageRow, pageRows, type TreeName } from './page-tree.ts'
import { PageRowContent } from './page-row.tsx'
import { sitePagesMessages } from './site-pages.messages.ts'

const treeNames = { main: 'main', footer: 'footer', _memberareas: 'memberAreas', _hidden: 'hidden' } as const

/** Lists the menus and the pages outside them. */
export function SitePagesPage() {
  const t = useWords(sitePagesMessages)
  const may = useMay()
  const { go } = useOwnerRouter()
  const navigation = useNavigation()
  const { rows, all, pages, collections } = usePageRows(navigation)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [changing, setChanging] = useState<PageRow | null>(null)
  const shown = query.trim() ? foundRows(rows, query) : rows
  const selected = all.find((row) => row.id === chosen) ?? null
  const error = navigation.error ?? pages.error ?? collections.error
  const open = (id: string) => {
    const row = all.find((pageRow) => pageRow.id === id)
    if (row?.page) go(`/config/edit/${row.page.id}`)
    if (row?.collection) go(`/config/pages/${row.collection.id}`)
  }
  const moves = usePageMoves(all, navigation)
  return (
    <main className="pages-page">
      <section className="pages-list" aria-label={t('pages')}>
        <header className="q-panel-head">
          <h1>{t('pages')}</h1>
          {may('content.edit') && <AddEntry navigation={navigation} all={all} />}
        </header>
        <div className="pages-search">
          <SearchField value={query} onChange={setQuery} placeholder={t('search')} />
        </div>
        <div className="pages-tree">
          {error && (
            <ErrorState error={error} onRetry={() => void Promise.all([pages.refetch(), collections.refetch()])} />
          )}
          {!error && (pages.isPending || navigation.isPending) && <Skeleton lines={9} height={20} gap={14} />}
          {!error && pages.data && !navigation.isPending && (
            <Tree
              key={query.trim() ? 'found' : 'tree'}
              label={t('pages')}
              entries={shown}
              defaultExpandedKeys={all.map(({ id }) => id)}
              selectionMode="single"
              selectionBehavior="replace"
              selectedKeys={chosen ? [chosen] : []}
              onSelect={([id]) => setChosen(id ?? null)}
              onAction={open}
              {...(may('content.edit') && !query.trim() && { moves })}
              row={(row) => <PageRowContent row={row} navigation={navigation} onChange={setChanging} />}
              empty={<EmptyState small>{query ? t('none', { query }) : t('emptyTree')}</EmptyState>}
            />
          )}
          <Parts />
        </div>
        <MenuState navigation={navigation} />
      </section>
      <section className="pages-detail">
        {selected ? <PageDetails key={selected.id} row={selected} /> : <NothingChosen />}
      </section>
      {changing && <EntryDialog row={changing} all={all} navigation={navigation} onClose={() => setChanging(null)} />}
    </main>
  )
}

/** Pages are dragged between one another and below any entry of a menu. */
function usePageMoves(all: readonly PageRow[], navigation: ReturnType<typeof useNavigation>) {
  const move = (dropped: TreeMove) => {
    for (const id of dropped.ids) void navigation.change(operationOf(all, navigation.settings, id, dropped))
  }
  return useTreeMoves<PageRow>({
    onMove: move,
    accepts: (id) => id.startsWith('tree:') || all.some((row) => row.id === id && row.kind === 'entry'),
  })
}

/** Returns menus, pages and collections as one tree with all of its rows. */
function usePageRows(navigation: ReturnType<typeof useNavigation>) {
  const t = useWords(sitePagesMessages)
  const pages = useCall(pagesApi.list, { kind: 'page' })
  const collections = useCall(contentApi.collections, {})
  const rows = useMemo(() => {
    const nameOf = (tree: TreeName) => t(treeNames[tree])
    return pageRows(
      { navigation: navigation.settings, pages: pages.data?.pages ?? [], collections: collections.data ?? [] },
      nameOf,
      t('folder'),
    )
  }, [navigation.settings, pages.data, collections.data, t])
  const all = useMemo(() => flat(rows), [rows])
  return { rows, all, pages, collections }
}

/** Header and footer, which are edited like pages and surround all pages. */
function Parts() {
  const t = useWords(sitePagesMessages)
  const headers = useCall(pagesApi.list, { kind: 'header' })
  const footers = useCall(pagesApi.list, { kind: 'footer' })
  const header = headers.data?.pages[0]
  const footer = footers.data?.pages[0]
  if (!header && !footer) return null
  return (
    <div className="pages-parts">
      <h2>{t('parts')}</h2>
      {header && (
        <LinkButton tone="quiet" icon={PanelTop} href={`/config/edit/${header.id}`}>
          {t('header')}
        </LinkButton>
      )}
      {footer && (
        <LinkButton tone="quiet" icon={PanelBottom} href={`/config/edit/${footer.id}`}>
          {t('footerPart')}
        </LinkButton>
      )}
    </div>
  )
}

function MenuState({ navigation }: { navigation: ReturnType<typeof useNavigation> }) {
  const t = useWords(sitePagesMessages)
  const may = useMay()
  const publish = useSend(documentsApi.publish, { refreshes: [pagesApi.list], onDone: () => toast(t('menuPublished')) })
  if (!navigation.id || !navigation.summary?.hasUnpublishedChanges || !may('content.publish')) return null
  const id = navigation.id
  return (
    <footer className="pages-foot">
      <span>{t('changed')}</span>
      <Button
        tone="primary"
        size="small"
        isPending={publish.isPending}
        onPress={() => publish.mutate({ documents: [id] })}
      >
        {t('publishMenu')}
      </Button>
    </footer>
  )
}

function NothingChosen() {
  const t = useWords(sitePagesMessages)
  return (
    <EmptyState illustration={<TreeDrawing />}>
      <strong>{t('pickPage')}</strong>
      <br />
      {t('pickPageLead')}
    </EmptyState>
  )
}

function TreeDrawing() {
  return (
    <svg viewBox="0 0 160 100" fill="none">
      <path
        d="M28 22h52M28 44h36M44 62h40M44 80h28"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".4"
      />
      <rect x="12" y="34" width="136" height="20" rx="4" fill="var(--accent-wash)" />
      <path d="M28 44h36" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="138" cy="22" r="3.5" fill="#1a9c52" />
      <circle cx="138" cy="44" r="3.5" fill="#ffb802" />
      <path d="M32 52v28h6M32 62h6" stroke="currentColor" strokeWidth="1.5" opacity=".35" />
    </svg>
  )
}

function flat(rows: readonly PageRow[]): PageRow[] {
  return rows.flatMap((row) => [row, ...flat(row.children)])
}

/** Returns the menu operation of a drop: a page outside the menus gets an entry, an entry moves. */
function operationOf(all: readonly PageRow[], settings: NavigationSettings, id: string, { target, where }: TreeMove) {
  const row = all.find((pageRow) => pageRow.id === id)
  const onto = all.find((pageRow) => pageRow.id === target)
  if (!row || !onto || row.kind === 'menu') return null
  const place = placeOf(settings, onto, where)
  if (row.kind === 'entry') return moveNode(settings, id, place)
  if (onto.tree === '_hidden') return null
  return insertNode(settings, newId(), place, {
    target: { kind: row.target === 'collection' ? 'collection' : 'document', id },
  })
}

function placeOf(settings: NavigationSettings, onto: PageRow, where: TreeMove['where']): NavigationPlace {
  if (onto.kind === 'menu') return { tree: onto.tree, parent: null }
  if (where === 'inside') return { tree: onto.tree, parent: onto.id }
  const parent = settings.nodes[onto.id]?.parent ?? null
  return where === 'before' ? { tree: onto.tree, parent, before: onto.id } : placeAfter(settings, onto.id)
}
