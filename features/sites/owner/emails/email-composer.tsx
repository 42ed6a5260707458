import { Send } from '#platform/icons'
import { Button, ButtonRow, Form, useWords } from '#platform/ui'
import type { ComposedEmail } from '../../contract/composed-email.schema.ts'
import { emailComposerMessages } from './email-composer.messages.ts'
import { type ComposerStarts, EmailFields, useComposedEmail } from './email-fields.tsx'

interface Props {
  starts: ComposerStarts
  send: (email: ComposedEmail) => Promise<unknown>
}

/** C2.94: an email by hand, as a part of a screen. */
export function EmailComposer({ starts, send }: Props) {
  const t = useWords(emailComposerMessages)
  const form = useComposedEmail(starts, send)
  return (
    <Form form={form} className="email-composer">
      <EmailFields form={form} />
      <ButtonRow>
        <Button type="submit" tone="primary" icon={Send} isPending={form.isSaving}>
          {t('send')}
        </Button>
      </ButtonRow>
    </Form>
  )
}
