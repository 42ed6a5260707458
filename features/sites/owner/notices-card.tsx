import { FormCard, Switch, TextField, useCall, useOwnerForm, useSend, useWords } from '#platform/ui'
import { accountsApi } from '#features/accounts/contract'
import { useEmailHint } from '#features/accounts/owner'
import type { z } from 'zod'
import { sitesApi } from '../contract/index.ts'
import { noticesSettings } from '../contract/notices.settings.ts'
import { noticesMessages } from './notices.messages.ts'

/** Emails to the people who run the site, and their addresses. */
export function NoticesCard({ notices }: { notices: z.infer<typeof noticesSettings.schema> }) {
  const t = useWords(noticesMessages)
  const me = useCall(accountsApi.me, {})
  const emailHint = useEmailHint()
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: noticesSettings.schema,
    values: notices,
    save: (values) => save.mutateAsync({ group: noticesSettings.group, values }),
    savedMessage: t('saved'),
  })
  const to = { label: t('to'), hint: t('toHint'), placeholder: me.data?.email ?? '' }
  return (
    <FormCard form={form} title={t('notices')} lead={emailHint(t('noticesLead')).hint}>
      <Switch {...form.toggle('ordersOn')}>{t('orders')}</Switch>
      {form.values.ordersOn && <TextField {...to} {...form.field('ordersTo')} />}
      <Switch {...form.toggle('cancellationsOn')}>{t('cancellations')}</Switch>
      {form.values.cancellationsOn && <TextField {...to} {...form.field('cancellationsTo')} />}
      <Switch {...form.toggle('commentsOn')}>{t('comments')}</Switch>
      {form.values.commentsOn && <TextField {...to} {...form.field('commentsTo')} />}
    </FormCard>
  )
}
