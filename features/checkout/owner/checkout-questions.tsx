import { useState } from 'react'
import { AskedFields } from '#features/catalog/owner'
import type { Form } from '#features/forms/contract'
import { Button, Card, TextField, toast, useCall, useSend, useWords } from '#platform/ui'
import { checkoutFormApi } from '../contract/index.ts'
import { checkoutSettingsMessages } from './checkout-settings.messages.ts'

/** What the shop asks with every order. */
export function CheckoutQuestions() {
  const found = useCall(checkoutFormApi.read, {})
  return found.data ? <Questions form={found.data.form} /> : null
}

function Questions({ form }: { form: Form | null }) {
  const t = useWords(checkoutSettingsMessages)
  const [draft, setDraft] = useState<Form>(form ?? { title: '', fields: [] })
  const save = useSend(checkoutFormApi.change, { refreshes: [checkoutFormApi.read], onDone: () => toast(t('saved')) })
  const foot = (
    <Button
      tone="primary"
      isPending={save.isPending}
      onPress={() => save.mutate({ form: draft.fields.length > 0 ? draft : null })}
    >
      {t('save')}
    </Button>
  )
  return (
    <Card title={t('questions')} lead={t('questions.lead')} foot={foot}>
      <AskedFields fields={draft.fields} onChange={(fields) => setDraft({ ...draft, fields })} />
      {draft.fields.length > 0 && (
        <TextField
          label={t('questions.title')}
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
          maxLength={200}
        />
      )}
    </Card>
  )
}
