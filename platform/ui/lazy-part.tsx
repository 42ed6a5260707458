import { type ComponentType, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { uiMessages } from './ui.messages.ts'
import { ErrorState, Skeleton } from './feedback.tsx'
import { useWords } from './language.tsx'
import { loadable, useLoaded } from './loadable.ts'

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads it before it is shown. */
  preload: () => Promise<unknown>
}

/**
 * A part of a screen whose code is loaded when it is first shown. It shows a skeleton until then, and a button to try
 * again after a failure.
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Skeleton />,
): LazyPart<Props> {
  const part = loadable(fetch)
  function Lazy(props: Props): ReactNode {
    const now = useLoaded(part)
    if (now.kind === 'waiting') return waiting
    if (now.kind === 'failed') return <ErrorState error={now.error} onRetry={() => void part.retry()} />
    return <now.value {...props} />
  }
  return Object.assign(Lazy, { preload: part.load })
}

/** The same for dialogs, which render nothing before they are first opened. */
export function lazyDialog<Props extends { isOpen: boolean; onClose: () => void }>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const part = loadable(fetch)
  function Opened(props: Props): ReactNode {
    const now = useLoaded(part)
    if (now.kind === 'here') return <now.value {...props} />
    if (!props.isOpen) return null
    return (
      <Veil
        error={now.kind === 'failed' ? now.error : null}
        onRetry={() => void part.retry()}
        onClose={props.onClose}
      />
    )
  }
  function Lazy(props: Props): ReactNode {
    const [wasOpen, setWasOpen] = useState(props.isOpen)
    if (props.isOpen && !wasOpen) setWasOpen(true)
    return wasOpen || props.isOpen ? <Opened {...props} /> : null
  }
  return Object.assign(Lazy, { preload: part.load })
}

function Veil({ error, onRetry, onClose }: { error: unknown; onRetry: () => void; onClose: () => void }) {
  const t = useWords(uiMessages)
  return createPortal(
    <div className="q-veil">
      <div className="q-modal">
        <div className="q-dialog-body q-grow">
          {error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton lines={5} />}
          <Button tone="quiet" onPress={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </div>,
    document.body,
  )
}
