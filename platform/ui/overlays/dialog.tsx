import { X } from '#platform/icons'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button, IconButton } from '../button.tsx'
import { cx } from '../class-names.ts'
import { uiMessages } from '../ui.messages.ts'
import { useWords } from '../language.tsx'

export interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** The buttons, with the primary one last. */
  foot?: ReactNode
  size?: 'normal' | 'wide' | 'full' | 'widest'
  /** Makes the dialog a form, see FormDialog: Enter in one of its fields presses the submit button in its footer. */
  form?: { attach: (element: HTMLFormElement | null) => void; onSubmit: (event: FormEvent) => void }
}

export function Dialog({ title, isOpen, onClose, children, foot, size, form }: DialogProps) {
  const t = useWords(uiMessages)
  const parts = (
    <>
      <div className="q-dialog-body">{children}</div>
      {foot && <footer className="q-dialog-foot">{foot}</footer>}
    </>
  )
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className="q-veil">
      <Modal className={cx('q-modal', size)}>
        <AriaDialog className="q-dialog">
          <header className="q-dialog-head">
            <Heading slot="title">{title}</Heading>
            <IconButton label={t('close')} icon={X} onPress={onClose} />
          </header>
          {form ? <DialogForm {...form}>{parts}</DialogForm> : parts}
          <FocusAfter />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * Moves the focus to the screen when a dialog closes whose opener is gone, such as the button of an empty list. It
 * would start at the top of the page otherwise. React Aria looks for the opener in the frame after the dialog.
 */
function FocusAfter(): null {
  useEffect(
    () => () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body)
            document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
        }),
      )
    },
    [],
  )
  return null
}

function DialogForm({ attach, onSubmit, children }: NonNullable<DialogProps['form']> & { children: ReactNode }) {
  return (
    <form ref={attach} className="q-dialog-form" noValidate onSubmit={onSubmit}>
      {children}
    </form>
  )
}

/** Dialog for actions that cannot be undone; all other actions happen at once and offer Undo. */
export function ConfirmDialog({
  title,
  children,
  action,
  onConfirm,
  onClose,
  isOpen,
  isPending,
  isDisabled,
  keep,
}: {
  title: string
  children: ReactNode
  action: string
  onConfirm: () => void
  onClose: () => void
  isOpen: boolean
  isPending?: boolean
  /** Disables the button while a required input is missing. */
  isDisabled?: boolean
  /** Label of the button that changes nothing, when “Cancel” could be understood as the action. */
  keep?: string
}) {
  const t = useWords(uiMessages)
  const foot = (
    <>
      <Button onPress={onClose}>{keep ?? t('cancel')}</Button>
      <Button tone="danger" onPress={onConfirm} isPending={isPending ?? false} isDisabled={isDisabled ?? false}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} foot={foot}>
      {children}
    </Dialog>
  )
}
