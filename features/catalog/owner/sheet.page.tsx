import './catalog-owner.css'
import './product/product.css'
import { History, Wand2 } from '#platform/icons'
import { useState } from 'react'
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  SearchField,
  Select,
  Skeleton,
  Toolbar,
  useCall,
  useLanguage,
  useMay,
  useUnsaved,
  useWords,
} from '#platform/ui'
import { catalogApi, type SheetColumn, type SheetFilter } from '../contract/index.ts'
import { BulkDialog } from './products/bulk-dialog.tsx'
import { ChangesDialog } from './sheet/changes-dialog.tsx'
import { productsMessages } from './products/products.messages.ts'
import { sheetMessages } from './sheet/sheet.messages.ts'
import { sheetColumnsOf } from './sheet/sheet-columns.ts'
import { Sheet } from './sheet/sheet.tsx'
import { useTaxClasses } from './product/tax-classes.tsx'
import { usePendingCells } from './sheet/use-pending-cells.ts'
import { useSheetRows } from './sheet/use-sheet-rows.ts'
import { useStore } from './use-store.ts'
import { WaitingBar } from './sheet/waiting-bar.tsx'

/** All variants of all products in a table, for prices, stock and other values. */
export function SheetScreen() {
  const t = useWords(sheetMessages)
  const may = useMay()
  const [filter, setFilter] = useState<SheetFilter>(() => filterOf(window.location.search))
  const [open, setOpen] = useState<'bulk' | 'history' | null>(null)
  const { rows, count, isPending, error, refetch } = useSheetRows(filter)
  const waiting = usePendingCells(
    ({ rowId, columnId }) => rows.find(({ id }) => id === rowId)?.cells[columnId as SheetColumn],
  )
  useUnsaved(waiting.pending.size > 0)
  const mayEdit = may('commerce.inventory')
  const columns = useColumns(mayEdit)
  const undoKey = navigator.platform.startsWith('Mac') ? '⌘Z' : 'Ctrl+Z'
  return (
    <Page
      width="full"
      title={t('sheet')}
      lead={
        <>
          <a className="product-back" href="/config/products">
            {t('toProducts')}
          </a>
          {count > 0 && ` · ${t('loading', { n: rows.length, count })}`}
        </>
      }
      actions={<SheetActions isBulkOff={waiting.pending.size > 0 || count === 0} onOpen={setOpen} />}
    >
      <Filters filter={filter} onChange={setFilter} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={14} height={28} gap={6} />}
      {!isPending && rows.length === 0 && <NothingToSell />}
      {rows.length > 0 && (
        <Sheet
          label={t('sheet')}
          rows={rows}
          columns={columns}
          pending={waiting.pending}
          onChange={waiting.change}
          onUndo={waiting.undo}
          onRedo={waiting.redo}
        />
      )}
      {mayEdit && rows.length > 0 && waiting.pending.size === 0 && (
        <p className="q-hint sheet-keys">{t('keys', { undo: undoKey })}</p>
      )}
      {waiting.pending.size > 0 && (
        <WaitingBar
          pending={waiting.pending}
          rows={rows}
          columns={columns}
          onDiscard={waiting.clear}
          onSaved={waiting.keepOnly}
        />
      )}
      {open === 'bulk' && <BulkDialog filter={filter} count={count} onClose={() => setOpen(null)} />}
      {open === 'history' && <ChangesDialog onClose={() => setOpen(null)} />}
    </Page>
  )
}

interface ActionsProps {
  isBulkOff: boolean
  onOpen: (dialog: 'bulk' | 'history') => void
}

function SheetActions({ isBulkOff, onOpen }: ActionsProps) {
  const t = useWords(sheetMessages)
  const may = useMay()
  return (
    <>
      <Button icon={History} onPress={() => onOpen('history')}>
        {t('history')}
      </Button>
      {may('commerce.inventory') && (
        <Button icon={Wand2} isDisabled={isBulkOff} onPress={() => onOpen('bulk')}>
          {t('bulk')}
        </Button>
      )}
    </>
  )
}

function useColumns(mayEdit: boolean) {
  const language = useLanguage()
  const { storeSettings } = useStore()
  const taxClasses = useTaxClasses()
  const standard = storeSettings?.measurementStandard ?? 'metric'
  return sheetColumnsOf(language, {
    currency: storeSettings?.currency ?? 'EUR',
    standard,
    mayEdit,
    isNarrow: window.innerWidth < 640,
    taxClasses,
  })
}

function Filters({ filter, onChange }: { filter: SheetFilter; onChange: (filter: SheetFilter) => void }) {
  const t = useWords(sheetMessages)
  const pages = useCall(catalogApi.pages, {})
  const stocks = ['in', 'low', 'out', 'unlimited'] as const
  const listed = useWords(productsMessages)
  const { search, stock, collectionId, ...rest } = filter
  const set = (part: Partial<SheetFilter>) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...rest, search, stock, collectionId, ...part }).filter(([, value]) => value),
      ) as SheetFilter,
    )
  return (
    <Toolbar>
      <SearchField
        value={search ?? ''}
        onChange={(text) => set({ search: text })}
        placeholder={t('search')}
        className="q-field q-grow"
      />
      {(pages.data?.length ?? 0) > 1 && (
        <Select
          aria-label={t('where')}
          value={collectionId ?? ''}
          onChange={(id) => set({ collectionId: id || undefined })}
          options={[
            { value: '', label: t('sheet') },
            ...(pages.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
      <Select
        aria-label={t('stock')}
        value={stock ?? ''}
        onChange={(value) => set({ stock: stocks.find((stockFilter) => stockFilter === value) })}
        options={[
          { value: '', label: listed('allStock') },
          ...stocks.map((value) => ({ value, label: listed(value) })),
        ]}
      />
    </Toolbar>
  )
}

function filterOf(query: string): SheetFilter {
  const search = new URLSearchParams(query).get('search')
  return search ? { search } : {}
}

function NothingToSell() {
  const t = useWords(sheetMessages)
  return (
    <EmptyState drawing="products" action={<LinkButton href="/config/products">{t('toProducts')}</LinkButton>}>
      {t('empty')}
    </EmptyState>
  )
}
