import { useState } from 'react'
import { Button, Card, Select, toast, useSend, useWords } from '#platform/ui'
import { transferApi } from '../contract/index.ts'
import { transferOwnerMessages } from './transfer-owner.messages.ts'

const formats = ['wordpress', 'markdown', 'shopify', 'woocommerce', 'squarespace'] as const
type Format = (typeof formats)[number]

/** Exports pages, posts and products as files that other systems read. */
export function OtherSystems({ isBusy }: { isBusy: boolean }) {
  const t = useWords(transferOwnerMessages)
  const [format, setFormat] = useState<Format>('wordpress')
  const start = useSend(transferApi.export, { refreshes: [transferApi.list], onDone: () => toast(t('asked')) })
  return (
    <Card
      title={t('others')}
      foot={
        <Button isPending={start.isPending} isDisabled={isBusy} onPress={() => start.mutate({ format })}>
          {t('exportFor')}
        </Button>
      }
    >
      <p>{t('othersLead')}</p>
      <Select
        label={t('format')}
        value={format}
        options={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
        onChange={setFormat}
      />
      <p className="q-hint">{t(`hint.${format === 'wordpress' || format === 'markdown' ? 'texts' : 'products'}`)}</p>
    </Card>
  )
}
