import type { z } from 'zod'
import { useEmailHint, useEmailSentence } from '#features/accounts/owner'
import { settingsIn, sitesApi } from '#features/sites/contract'
import {
  Button,
  Card,
  FormCard,
  NumberField,
  Switch,
  Table,
  toast,
  useCall,
  useMoments,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { reviewsOwnerApi, reviewsSettings } from '../contract/index.ts'
import { reviewsOwnerMessages } from './reviews-owner.messages.ts'

/**
 * Edits whether and how long after delivery buyers are asked for a review. It is hidden from people who may not change
 * it.
 */
export function AskCard() {
  const asking = settingsIn(useCall(sitesApi.settings, {}).data, reviewsSettings)
  return (
    asking && (
      <>
        <AskForm asking={asking} />
        <Waiting />
      </>
    )
  )
}

function AskForm({ asking }: { asking: z.infer<typeof reviewsSettings.schema> }) {
  const t = useWords(reviewsOwnerMessages)
  const hintOf = useEmailHint()
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: reviewsSettings.schema,
    values: asking,
    save: (values) => save.mutateAsync({ group: reviewsSettings.group, values }),
    savedMessage: t('settingsSaved'),
  })
  return (
    <FormCard title={t('asking')} form={form}>
      <Switch {...form.toggle('asksBuyers')} {...hintOf(t('asksBuyersHint'))}>
        {t('asksBuyers')}
      </Switch>
      {form.values.asksBuyers && (
        <NumberField label={t('asksAfterDays')} {...form.number('asksAfterDays')} minValue={1} maxValue={90} />
      )}
    </FormCard>
  )
}

/** Lists buyers who will be asked, with the date; those with a delivered parcel can be asked now. */
function Waiting() {
  const t = useWords(reviewsOwnerMessages)
  const day = useMoments({ dateStyle: 'medium' })
  const waiting = useCall(reviewsOwnerApi.waiting, {})
  const sentence = useEmailSentence()
  const ask = useSend(reviewsOwnerApi.askNow, {
    refreshes: [reviewsOwnerApi.waiting],
    onDone: ({ isAsked }) => void toast(isAsked ? sentence(t('asked')) : t('notAsked')),
  })
  const requests = (waiting.data?.requests ?? []).map((request) => ({ ...request, id: request.orderId }))
  if (requests.length === 0) return null
  return (
    <Card title={t('waiting')}>
      <Table
        label={t('waiting')}
        entries={requests}
        columns={[
          { id: 'name', label: t('buyer'), isRowHeader: true, cell: ({ number, name }) => `${number} · ${name}` },
          { id: 'when', label: t('askedOn'), short: true, cell: ({ sendAt }) => day(sendAt) },
          {
            id: 'ask',
            label: t('askNow'),
            hideLabel: true,
            cell: ({ orderId, name }) => (
              <Button
                size="small"
                aria-label={`${t('askNow')}: ${name}`}
                isPending={ask.isPending && ask.variables.orderId === orderId}
                onPress={() => ask.mutate({ orderId })}
              >
                {t('askNow')}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  )
}
