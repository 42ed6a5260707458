import { type FormEvent, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Banner } from '../feedback.tsx'
import { useWords } from '../language.tsx'
import { Card } from '../layout.tsx'
import { Dialog, type DialogProps } from '../overlays/dialog.tsx'
import { uiMessages } from '../ui.messages.ts'
import { formsMessages } from './forms.messages.ts'
import type { OwnerForm } from './use-owner-form.ts'

/** State of a form without its values, for the parts around its fields. */
export type FormState = Pick<
  OwnerForm,
  'isChanged' | 'isSaving' | 'failure' | 'isOvertaken' | 'submit' | 'discard' | 'mayLeave' | 'attach'
>

interface FormProps {
  form: FormState
  children: ReactNode
  className?: string
  /** Whether a FormNotice elsewhere in the form shows its general error. */
  ownNotice?: boolean
}

/** The fields of one form. Enter in a field sends it, as its button does. */
export function Form({ form, children, className, ownNotice }: FormProps) {
  const { attach } = form
  return (
    <form ref={attach} className={className} noValidate onSubmit={(event) => send(event, form)}>
      {!ownNotice && <FormNotice form={form} />}
      {children}
    </form>
  )
}

interface FormCardProps extends Omit<FormProps, 'className' | 'ownNotice'> {
  title?: ReactNode
  lead?: ReactNode
  /** Label of the button; defaults to "Save". */
  action?: string
  /** Content before the button. */
  extra?: ReactNode
}

/** A card with its own form. Its button is enabled by the first change. */
export function FormCard({ form, title, lead, action, extra, children }: FormCardProps) {
  const { attach } = form
  return (
    <form ref={attach} className="q-form" noValidate onSubmit={(event) => send(event, form)}>
      <Card
        title={title}
        lead={lead}
        foot={
          <>
            {extra}
            <FormButton form={form} action={action} onlyChanged />
          </>
        }
      >
        <FormNotice form={form} />
        {children}
      </Card>
    </form>
  )
}

interface FormDialogProps extends Omit<DialogProps, 'isOpen' | 'foot' | 'form'> {
  form: FormState
  isOpen?: boolean
  action?: string
  /** Sending it cannot be undone. */
  isDangerous?: boolean
  /** Disables the button when there is nothing to send. */
  isDisabled?: boolean
  /** Label of the button that changes nothing, when “Cancel” could be understood as the action. */
  keep?: string
}

/** A dialog with a form: Escape, the cross and a press outside ask for confirmation when there are changes. */
export function FormDialog({
  form,
  isOpen = true,
  action,
  isDangerous,
  isDisabled,
  keep,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const t = useWords(uiMessages)
  const close = () =>
    void form.mayLeave().then((leave) => {
      if (!leave) return
      form.discard()
      onClose()
    })
  const foot = (
    <>
      <Button onPress={close}>{keep ?? t('cancel')}</Button>
      <FormButton form={form} action={action} tone={isDangerous ? 'danger' : 'primary'} isDisabled={isDisabled} />
    </>
  )
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      onClose={close}
      foot={foot}
      form={{ attach: form.attach, onSubmit: (event) => send(event, form) }}
    >
      <FormNotice form={form} />
      {children}
    </Dialog>
  )
}

interface ButtonProps {
  form: FormState
  action?: string | undefined
  tone?: 'primary' | 'danger' | 'plain'
  isDisabled?: boolean | undefined
  /** Disables the button until the first change. */
  onlyChanged?: boolean
}

/** Sends the form around it. */
export function FormButton({ form, action, tone = 'primary', isDisabled, onlyChanged }: ButtonProps) {
  const t = useWords(uiMessages)
  return (
    <Button
      type="submit"
      tone={tone}
      isPending={form.isSaving}
      isDisabled={(isDisabled ?? false) || (onlyChanged === true && !form.isChanged)}
    >
      {action ?? t('save')}
    </Button>
  )
}

/** Shows and announces the general error of a form. */
export function FormNotice({ form: { failure, isOvertaken } }: { form: FormState }) {
  const t = useWords(formsMessages)
  return (
    <>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      {isOvertaken && <Banner tone="attention">{t('othersSaved')}</Banner>}
    </>
  )
}

function send(event: FormEvent, form: FormState): void {
  event.preventDefault()
  // React events of a dialog bubble to the form that opened it, which must not be submitted too.
  event.stopPropagation()
  form.submit()
}
