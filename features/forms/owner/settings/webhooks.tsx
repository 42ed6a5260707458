import { Plus } from '#platform/icons'
import { useState } from 'react'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  FormDialog,
  QueryResult,
  Table,
  TextField,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Webhook, webhooksApi } from '../../contract/webhooks.api.ts'
import { formSettingsMessages } from '../forms-owner.messages.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Webhooks that receive each submission. */
export function Webhooks() {
  const t = useWords(formSettingsMessages)
  const found = useCall(webhooksApi.list, {})
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const webhook = found.data?.webhooks.find(({ id }) => id === opened)
  const add = (
    <Button tone="primary" icon={Plus} onPress={() => setAdding(true)}>
      {t('addWebhook')}
    </Button>
  )
  return (
    <>
      <p className="q-hint">{t('webhooks.hint')}</p>
      <QueryResult
        found={found}
        entries={found.data?.webhooks}
        empty={
          <Card>
            <EmptyState action={add}>{t('noWebhooks')}</EmptyState>
          </Card>
        }
      >
        {(webhooks) => (
          <>
            <WebhookTable webhooks={webhooks} onOpen={setOpened} />
            <p>{add}</p>
          </>
        )}
      </QueryResult>
      {isAdding && <AddDialog onClose={() => setAdding(false)} onAdded={setOpened} />}
      {webhook && <WebhookDialog webhook={webhook} onClose={() => setOpened(null)} />}
    </>
  )
}

function WebhookTable({ webhooks, onOpen }: { webhooks: readonly Webhook[]; onOpen: (id: string) => void }) {
  const t = useWords(formSettingsMessages)
  return (
    <Table
      label={t('webhooks')}
      entries={webhooks}
      onAction={onOpen}
      columns={[
        { id: 'url', label: t('url'), isRowHeader: true, cell: ({ url }) => <span className="forms-url">{url}</span> },
        {
          id: 'state',
          label: t('state'),
          short: true,
          cell: ({ isEnabled, failed, waiting }) =>
            isEnabled ? (
              <Badge tone={failed > 0 ? 'danger' : waiting > 0 ? 'attention' : 'success'}>
                {failed > 0
                  ? t('failedCount', { n: failed })
                  : waiting > 0
                    ? t('waitingCount', { n: waiting })
                    : t('on')}
              </Badge>
            ) : (
              <Badge>{t('off')}</Badge>
            ),
        },
      ]}
    />
  )
}

function AddDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }) {
  const t = useWords(formSettingsMessages)
  const create = useSend(webhooksApi.create, { quiet: true, refreshes: [webhooksApi.list] })
  const form = useOwnerForm({
    schema: webhooksApi.create.input,
    values: { url: '' },
    save: async (values) => {
      const { id } = await create.mutateAsync(values)
      onAdded(id)
    },
    onSaved: onClose,
  })
  return (
    <FormDialog title={t('addWebhook')} action={t('add')} onClose={onClose} form={form}>
      <TextField label={t('url')} hint={t('url.hint')} {...form.field('url')} maxLength={2000} isRequired autoFocus />
    </FormDialog>
  )
}
