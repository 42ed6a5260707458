import {
  ChevronDown,
  Download,
  FileInput,
  FolderTree,
  HeartHandshake,
  LayoutPanelTop,
  List,
  Plus,
} from '#platform/icons'
import { useState } from 'react'
import { Button, Dialog, LinkButton, Menu, RadioGroup, useOwnerRouter, useMay, useWords } from '#platform/ui'
import { sheetApi, type ProductsPage } from '../../contract/index.ts'
import { NewPage } from './first-page.tsx'
import { productsMessages } from './products.messages.ts'

/** Links to product pages, categories, donations, imports and exports. */
export function ProductsMenu({ pages }: { pages: readonly ProductsPage[] }) {
  const t = useWords(productsMessages)
  const may = useMay()
  const { go } = useOwnerRouter()
  const ofPages = usePageEntries(pages)
  const [open, setOpen] = useState<'export' | 'page' | null>(null)
  return (
    <>
      <Menu
        label={t('moreActions')}
        placement="bottom end"
        trigger={<Button icon={ChevronDown}>{t('moreActions')}</Button>}
        entries={[
          ...ofPages,
          may('content.edit') && { id: 'page', label: t('createPage'), icon: Plus, onAction: () => setOpen('page') },
          'separator',
          may('commerce.donations') && {
            id: 'donations',
            label: t('donations'),
            icon: HeartHandshake,
            onAction: () => go('/config/donations'),
          },
          may('settings.import') && {
            id: 'import',
            label: t('import'),
            icon: FileInput,
            onAction: () => go('/config/imports'),
          },
          may('settings.export') && {
            id: 'export',
            label: t('export'),
            icon: Download,
            onAction: () => setOpen('export'),
          },
        ]}
      />
      {open === 'export' && <ExportDialog onClose={() => setOpen(null)} />}
      {open === 'page' && <NewPage onClose={() => setOpen(null)} />}
    </>
  )
}

/** Links to the design of each products page, named where there are several. */
function usePageEntries(pages: readonly ProductsPage[]) {
  const t = useWords(productsMessages)
  const { go } = useOwnerRouter()
  const several = pages.length > 1
  const named = (text: string, page: ProductsPage) => (several ? `${text}: ${page.title}` : text)
  return pages.flatMap((page) => [
    {
      id: `categories-${page.id}`,
      label: named(t('categories'), page),
      icon: FolderTree,
      onAction: () => go(`/config/products/pages/${page.id}`),
    },
    {
      id: `list-${page.id}`,
      label: named(t('editList'), page),
      icon: List,
      onAction: () => go(`/config/edit/${page.documentId}`),
    },
    {
      id: `layout-${page.id}`,
      label: named(t('editLayout'), page),
      icon: LayoutPanelTop,
      onAction: () => go(`/config/edit/${page.layoutId}`),
    },
  ])
}

const formats = ['shopify', 'squarespace', 'woocommerce'] as const
const formatNames = { shopify: 'Shopify', squarespace: 'Squarespace', woocommerce: 'WooCommerce' } as const

function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(productsMessages)
  const [format, setFormat] = useState<(typeof formats)[number]>('shopify')
  const foot = (
    <LinkButton tone="primary" icon={Download} href={sheetApi.download.path.replace(':format', format)} target="_blank">
      {t('download')}
    </LinkButton>
  )
  return (
    <Dialog title={t('export')} isOpen onClose={onClose} foot={foot}>
      <p>{t('exportLead')}</p>
      <RadioGroup
        label={t('export')}
        value={format}
        onChange={setFormat}
        options={formats.map((value) => ({ value, label: formatNames[value] }))}
      />
    </Dialog>
  )
}
