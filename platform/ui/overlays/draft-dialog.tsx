import type { Endpoint, Input } from '../../contract/index.ts'
import { Button } from '../button.tsx'
import { type CallFailure, sentenceOf } from '../client/call-failure.ts'
import { useSend } from '../client/query.ts'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Banner } from '../feedback.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useLanguage, useWords } from '../language.tsx'
import { toast } from './toast.tsx'

interface Draft {
  save: () => void
  isPending: boolean
  error: CallFailure | null
}

interface DraftOptions<C extends Endpoint, U extends Endpoint> {
  create: C
  change: U
  refreshes: readonly Endpoint[]
  /** Of what is changed; without it something new is made. */
  id: string | undefined
  values: Input<C>
  /** Said once it is kept. */
  said: string
  onDone: () => void
}

/** One thing that is made or changed by the same fields. */
export function useDraft<C extends Endpoint, U extends Endpoint>(options: DraftOptions<C, U>): Draft {
  const { create, change, refreshes, id, values, said } = options
  const onDone = () => {
    toast(said)
    options.onDone()
  }
  const creating = useSend(create, { quiet: true, refreshes, onDone })
  const changing = useSend(change, { quiet: true, refreshes, onDone })
  return {
    save: () =>
      id === undefined ? creating.mutate(values) : changing.mutate({ ...(values as object), id } as Input<U>),
    isPending: creating.isPending || changing.isPending,
    error: creating.error ?? changing.error,
  }
}

interface DraftDialogProps extends Omit<DialogProps, 'isOpen' | 'foot'> {
  draft: Draft
  isReady: boolean
}

/** The fields of something, with one button that keeps it; why it was refused stands above them. */
export function DraftDialog({ draft: { save, isPending, error }, isReady, children, ...dialog }: DraftDialogProps) {
  const t = useWords(uiMessages)
  const language = useLanguage()
  const foot = (
    <Button tone="primary" isDisabled={!isReady} isPending={isPending} onPress={save}>
      {t('save')}
    </Button>
  )
  return (
    <Dialog {...dialog} isOpen foot={foot}>
      {error && <Banner tone="danger">{sentenceOf(error, language)}</Banner>}
      {children}
    </Dialog>
  )
}
