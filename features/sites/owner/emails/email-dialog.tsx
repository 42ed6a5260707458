import { FormDialog, useWords } from '#platform/ui'
import type { ComposedEmail } from '../../contract/composed-email.schema.ts'
import { emailComposerMessages } from './email-composer.messages.ts'
import { type ComposerStarts, EmailFields, useComposedEmail } from './email-fields.tsx'

interface Props {
  title: string
  starts: ComposerStarts
  send: (email: ComposedEmail) => Promise<unknown>
  onClose: () => void
}

/** C2.94: an email by hand, in a dialog above the screen of its recipient. */
export function EmailDialog({ title, starts, send, onClose }: Props) {
  const t = useWords(emailComposerMessages)
  const form = useComposedEmail(starts, send, onClose)
  return (
    <FormDialog title={title} action={t('send')} onClose={onClose} form={form}>
      <div className="email-composer">
        <EmailFields form={form} />
      </div>
    </FormDialog>
  )
}
