import { QuestionFields } from '#features/catalog/owner'
import { type Form, formSchema } from '#features/forms/contract'
import { FormCard, TextField, useCall, useOwnerForm, useSend, useWords } from '#platform/ui'
import { checkoutFormApi } from '../contract/index.ts'
import { checkoutSettingsMessages } from './checkout-settings.messages.ts'

/** Edits the questions asked with every order. */
export function CheckoutQuestions() {
  const found = useCall(checkoutFormApi.read, {})
  return found.data ? <Questions form={found.data.form} /> : null
}

function Questions({ form: questions }: { form: Form | null }) {
  const t = useWords(checkoutSettingsMessages)
  const save = useSend(checkoutFormApi.change, { quiet: true, refreshes: [checkoutFormApi.read] })
  const form = useOwnerForm({
    schema: formSchema,
    values: questions ?? { title: '', fields: [] },
    save: (formValues) => save.mutateAsync({ form: formValues.fields.length > 0 ? formValues : null }),
    savedMessage: t('saved'),
  })
  const { fields } = form.values
  return (
    <FormCard title={t('questions')} lead={t('questions.lead')} form={form}>
      <QuestionFields
        fields={fields}
        onChange={(next) => form.set({ fields: next })}
        error={(path) => form.error(`fields.${path}`)}
      />
      {fields.length > 0 && <TextField label={t('questions.title')} {...form.field('title')} maxLength={200} />}
    </FormCard>
  )
}
