import './email-composer.css'
import { useState } from 'react'
import { ChevronDown } from '#platform/icons'
import { useEmailSentence } from '#features/accounts/owner'
import { Button, Checkbox, type OwnerForm, TextArea, TextField, useOwnerForm, useWords } from '#platform/ui'
import { addressesIn, type ComposedEmail, composedEmailSchema } from '../../contract/composed-email.schema.ts'
import { emailComposerMessages } from './email-composer.messages.ts'

export type ComposerStarts = Pick<ComposedEmail, 'to' | 'subject'>

const blank: ComposedEmail = { to: '', cc: '', bcc: '', subject: '', text: '', replyTo: '', copyToMe: false }

/** State of a manual email (C2.94): recipients, copies, subject, text, and rarely used fields. */
export function useComposedEmail(
  starts: ComposerStarts,
  send: (email: ComposedEmail) => Promise<unknown>,
  onSent: () => void = () => {},
) {
  const t = useWords(emailComposerMessages)
  const addresses = t('addressesUnfit')
  const sentence = useEmailSentence()
  return useOwnerForm({
    schema: composedEmailSchema,
    values: { ...blank, ...starts },
    save: send,
    clears: true,
    savedMessage: (_, { to, cc, bcc }) => sentence(t('sent', { n: addressesIn(`${to},${cc},${bcc}`).length })),
    onSaved: onSent,
    sentences: { to: addresses, cc: addresses, bcc: addresses, replyTo: t('replyToUnfit') },
  })
}

export function EmailFields({ form }: { form: OwnerForm<ComposedEmail> }) {
  const t = useWords(emailComposerMessages)
  const [hasCopies, setCopies] = useState(false)
  return (
    <>
      <TextField label={t('to')} type="text" inputMode="email" {...form.field('to')} />
      {hasCopies ? (
        <div className="email-copies">
          <TextField label={t('cc')} hint={t('ccHint')} inputMode="email" autoFocus {...form.field('cc')} />
          <TextField label={t('bcc')} hint={t('bccHint')} inputMode="email" {...form.field('bcc')} />
        </div>
      ) : (
        <div>
          <Button size="small" onPress={() => setCopies(true)}>
            {t('addCopies')}
          </Button>
        </div>
      )}
      <TextField label={t('subject')} {...form.field('subject')} />
      <TextArea label={t('text')} {...form.field('text')} rows={7} />
      <details className="email-advanced" open={form.error('replyTo') === null ? undefined : true}>
        <summary>
          <ChevronDown size={16} />
          {t('advanced')}
        </summary>
        <div>
          <TextField label={t('replyTo')} hint={t('replyToHint')} inputMode="email" {...form.field('replyTo')} />
          <Checkbox {...form.toggle('copyToMe')}>{t('copyToMe')}</Checkbox>
        </div>
      </details>
    </>
  )
}
