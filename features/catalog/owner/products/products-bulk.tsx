import { useState } from 'react'
import { Button, ConfirmDialog, isHeld, DependentsOf, toast, useCall, useMay, useSend, useWords } from '#platform/ui'
import { ownerCatalogApi } from '../../contract/owner-catalog.api.ts'
import { catalogApi } from '../../contract/index.ts'
import { productsMessages } from './products.messages.ts'

const [available, hidden] = [1, 4] as const
const refreshes = [catalogApi.products, catalogApi.pages]

interface Props {
  ids: string[]
  onDone: () => void
}

/** Bulk actions for all selected products. */
export function ProductsBulk({ isBin, ...props }: Props & { isBin: boolean }) {
  const t = useWords(productsMessages)
  const may = useMay()
  if (!may('commerce.inventory')) return null
  return (
    <div className="q-bulk catalog-bulk">
      <strong>{t('chosen', { n: props.ids.length })}</strong>
      {isBin ? <BringBack {...props} /> : <Acts {...props} />}
    </div>
  )
}

/** Restored products are hidden; the owner decides when they are sold again. */
function BringBack({ ids, onDone }: Props) {
  const t = useWords(productsMessages)
  const back = useSend(catalogApi.setStatus, {
    refreshes,
    onDone: () => {
      toast(t('broughtBack', { n: ids.length }))
      onDone()
    },
  })
  return (
    <Button size="small" isPending={back.isPending} onPress={() => back.mutate({ ids, status: hidden })}>
      {t('bringBack')}
    </Button>
  )
}

/** Showing, hiding and deleting can be taken back at once. */
function Acts({ ids, onDone }: Props) {
  const t = useWords(productsMessages)
  const [isAsking, setAsking] = useState(false)
  const back = useSend(catalogApi.setStatus, { refreshes })
  const status = useSend(catalogApi.setStatus, {
    refreshes,
    onDone: (_, { status: now }) => {
      const before = now === available ? hidden : available
      toast(t('statusChanged'), { action: { label: t('undo'), run: () => back.mutate({ ids, status: before }) } })
      onDone()
    },
  })
  return (
    <>
      <Button size="small" isPending={status.isPending} onPress={() => status.mutate({ ids, status: available })}>
        {t('show')}
      </Button>
      <Button size="small" isPending={status.isPending} onPress={() => status.mutate({ ids, status: hidden })}>
        {t('hide')}
      </Button>
      <Button size="small" onPress={() => setAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <RemoveDialog
          ids={ids}
          onClose={() => setAsking(false)}
          onDone={() => {
            toast(t('deleted', { n: ids.length }), {
              action: { label: t('undo'), run: () => back.mutate({ ids, status: hidden }) },
            })
            onDone()
          }}
        />
      )}
    </>
  )
}

/** Lists dependent records before products move to the bin. */
function RemoveDialog({ ids, onClose, onDone }: { ids: string[]; onClose: () => void; onDone: () => void }) {
  const t = useWords(productsMessages)
  const dependents = useCall(ownerCatalogApi.dependents, { ids })
  const remove = useSend(catalogApi.remove, { refreshes, onDone })
  return (
    <ConfirmDialog
      title={t('deleteTitle', { n: ids.length })}
      action={t('delete')}
      isOpen
      isPending={remove.isPending}
      isDisabled={isHeld(dependents)}
      onClose={onClose}
      onConfirm={() => remove.mutate({ ids })}
    >
      <p>{t('deleteLead', { n: ids.length })}</p>
      <DependentsOf found={dependents} />
    </ConfirmDialog>
  )
}
