import { ListPage, type TableColumn, useCall, useWords } from '#platform/ui'
import { type Area, areasApi } from '../contract/index.ts'
import { AreaDialog } from './area-dialog.tsx'
import { areasOwnerMessages } from './areas-owner.messages.ts'

/** Edits areas with their pages and the products that open them. */
export function AreasScreen() {
  const t = useWords(areasOwnerMessages)
  const found = useCall(areasApi.areas, {})
  return (
    <ListPage
      title={t('areas')}
      lead={t('lead')}
      found={found}
      records={found.data?.areas}
      add={t('add')}
      empty={t('empty')}
      drawing="locked"
      columns={useColumns()}
      removal={{
        endpoint: areasApi.remove,
        refreshes: [areasApi.areas],
        action: t('remove'),
        titleOf: ({ title }) => t('removeTitle', { name: title }),
        text: t('removeText'),
        doneMessageOf: ({ title }) => t('removed', { name: title }),
      }}
      dialog={(area, onClose) => found.data && <AreaDialog area={area} choices={found.data} onClose={onClose} />}
    />
  )
}

function useColumns(): TableColumn<Area>[] {
  const t = useWords(areasOwnerMessages)
  return [
    { id: 'name', label: t('name'), isRowHeader: true, cell: ({ title }) => title },
    {
      id: 'pages',
      label: t('pages'),
      short: true,
      cell: ({ documentIds }) => t('pageCount', { n: documentIds.length }),
    },
    {
      id: 'products',
      label: t('products'),
      wideOnly: true,
      cell: ({ productIds }) => t('productCount', { n: productIds.length }),
    },
  ]
}
