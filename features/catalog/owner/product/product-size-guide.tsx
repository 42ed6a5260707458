import { Pencil, Plus } from '#platform/icons'
import { settingsIn, sitesApi } from '#features/sites/contract'
import { useState } from 'react'
import { newId } from '#platform/contract'
import { Button, ButtonRow, Card, Select, useCall, useMay, useWords } from '#platform/ui'
import { type SizeGuide, sizeGuideSettings } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'
import { SizeGuideDialog } from './size-guide-dialog.tsx'
import type { ProductDraft } from '../base/use-product-form.ts'

const nothing = 'none'

/** Choice and editing of the store's size guides. A change appears on every product with the guide. */
export function ProductSizeGuide({ draft: { now, change } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const may = useMay()
  const mayWrite = may('commerce.storeSettings')
  const settings = useCall(sitesApi.settings, {}, { enabled: mayWrite })
  const [edited, setEdited] = useState<SizeGuide | null>(null)
  const guides = settingsIn(settings.data, sizeGuideSettings)?.guides ?? []
  if (!mayWrite) return null
  const chosen = guides.find(({ id }) => id === now.sizeGuideId)
  const start = (): SizeGuide => ({ id: newId(), name: t('sizeGuideName'), note: '', rows: blankRows, page: null })
  return (
    <Card title={t('sizeGuide')} lead={t('sizeGuideLead')}>
      <Select
        aria-label={t('sizeGuide')}
        value={chosen?.id ?? nothing}
        onChange={(id) => change({ sizeGuideId: id === nothing ? null : id })}
        options={[
          { value: nothing, label: t('sizeGuideNone') },
          ...guides.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <ButtonRow>
        {chosen && (
          <Button size="small" icon={Pencil} onPress={() => setEdited(chosen)}>
            {t('sizeGuideEdit')}
          </Button>
        )}
        <Button size="small" icon={Plus} onPress={() => setEdited(start())}>
          {t('sizeGuideNew')}
        </Button>
      </ButtonRow>
      {edited && (
        <SizeGuideDialog
          guide={edited}
          guides={guides}
          onSaved={(id) => change({ sizeGuideId: id })}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  )
}

const blankRows = [
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
]
