import { Button, toast, useMay, useSend, useWords } from '#platform/desk'
import { catalogApi } from '../contract/index.ts'
import { productsMessages } from './products.messages.ts'

const [available, hidden] = [1, 4] as const

/** What can be done to all that is ticked. Showing and hiding can be taken back at once. */
export function ProductsBulk({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const t = useWords(productsMessages)
  const may = useMay()
  const refreshes = [catalogApi.products, catalogApi.pages]
  const back = useSend(catalogApi.setStatus, { refreshes })
  const status = useSend(catalogApi.setStatus, {
    refreshes,
    onDone: (_, { status: now }) => {
      const before = now === available ? hidden : available
      toast(t('statusChanged'), { action: { label: t('undo'), run: () => back.mutate({ ids, status: before }) } })
      onDone()
    },
  })
  const remove = useSend(catalogApi.remove, {
    refreshes,
    onDone: () => {
      toast(t('deleted', { n: ids.length }), { action: { label: t('undo'), run: () => back.mutate({ ids, status: hidden }) } })
      onDone()
    },
  })
  if (!may('commerce.inventory')) return null
  return (
    <div className="catalog-bulk">
      <strong>{t('chosen', { n: ids.length })}</strong>
      <Button size="small" isPending={status.isPending} onPress={() => status.mutate({ ids, status: available })}>
        {t('show')}
      </Button>
      <Button size="small" isPending={status.isPending} onPress={() => status.mutate({ ids, status: hidden })}>
        {t('hide')}
      </Button>
      <Button size="small" isPending={remove.isPending} onPress={() => remove.mutate({ ids })}>
        {t('delete')}
      </Button>
    </div>
  )
}
