import { X } from 'lucide-react'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  Text,
} from 'react-aria-components'
import { Button, IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import { deskMessages } from './desk.messages.ts'
import { useWords } from './language.tsx'

interface Message {
  text: string
  tone: 'plain' | 'failure'
  action?: { label: string; run: () => void }
}

const queue = new ToastQueue<Message>({ maxVisibleToasts: 3 })

/** Says what happened. With an action (Undo) it stays longer; a failure stays until it is closed. */
export function toast(text: string, options: { action?: Message['action']; tone?: Message['tone'] } = {}): () => void {
  const message: Message = { text, tone: options.tone ?? 'plain', ...(options.action && { action: options.action }) }
  const key = queue.add(message, message.tone === 'failure' ? {} : { timeout: options.action ? 10_000 : 5_000 })
  return () => queue.close(key)
}

/** Once, near the root of the application. */
export function Toasts() {
  const t = useWords(deskMessages)
  return (
    <ToastRegion queue={queue} aria-label={t('toasts')} className="q-toasts">
      <ToastList<Message>>
        {({ toast: shown }) => (
          <AriaToast toast={shown} className={cx('q-toast', shown.content.tone)}>
            <ToastContent>
              <Text slot="title">{shown.content.text}</Text>
            </ToastContent>
            {shown.content.action && (
              <Button
                tone="quiet"
                size="small"
                className="q-toast-action"
                onPress={() => {
                  shown.content.action?.run()
                  queue.close(shown.key)
                }}
              >
                {shown.content.action.label}
              </Button>
            )}
            <IconButton label={t('close')} icon={X} size="small" onPress={() => queue.close(shown.key)} />
          </AriaToast>
        )}
      </ToastList>
    </ToastRegion>
  )
}
