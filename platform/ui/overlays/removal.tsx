import { Trash2 } from '#platform/icons'
import type { ReactNode } from 'react'
import type { Endpoint, Input, Output } from '../../contract/index.ts'
import { IconButton } from '../button.tsx'
import { useSend } from '../client/query.ts'
import { ConfirmDialog } from './dialog.tsx'
import type { TableColumn } from '../lists/table.tsx'
import { toast } from './toast.tsx'

interface RemovalDialogProps<E extends Endpoint> {
  endpoint: E
  input: Input<E>
  refreshes: readonly Endpoint[]
  title: string
  action: string
  children: ReactNode
  /** Announced after the removal. */
  doneMessage: string
  onClose: () => void
  /** Called when the removed record was the screen itself. */
  onDone?: (answer: Output<E>) => void
}

/** Asks for confirmation, removes, and announces the result. */
export function RemovalDialog<E extends Endpoint>({
  endpoint,
  input,
  refreshes,
  doneMessage,
  onClose,
  onDone,
  ...dialog
}: RemovalDialogProps<E>) {
  const remove = useSend(endpoint, {
    refreshes,
    onDone: (answer) => {
      toast(doneMessage)
      onClose()
      onDone?.(answer)
    },
  })
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(input)}
      onClose={onClose}
    />
  )
}

interface RemovalColumn<E> {
  label: string
  /** Name of the entry that would be deleted. */
  titleOf: (entry: E) => string
  onRemove: (entry: E) => void
}

/** The last column of a list: a bin for each. */
export function removalColumn<E>({ label, titleOf, onRemove }: RemovalColumn<E>): TableColumn<E> {
  const cell = (entry: E) => (
    <IconButton size="small" icon={Trash2} label={titleOf(entry)} onPress={() => onRemove(entry)} />
  )
  return { id: 'remove', label, hideLabel: true, width: 48, cell }
}
