import { X } from '#platform/icons'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  type UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  Text,
} from 'react-aria-components'
import { Button, IconButton } from '../button.tsx'
import { cx } from '../class-names.ts'
import { uiMessages } from '../ui.messages.ts'
import { useWords } from '../language.tsx'

export interface Message {
  text: string
  tone: 'plain' | 'failure'
  action?: { label: string; run: () => void }
}

/** Region with the toasts, newest in front. */
export function MessageRegion({ queue }: { queue: ToastQueue<Message> }) {
  const t = useWords(uiMessages)
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
