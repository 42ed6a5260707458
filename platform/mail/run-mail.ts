import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { type MailCounts, sendDueEmails } from './send-email.ts'
import { closeTransport } from './transport.ts'

/** Sends emails as they come, until it is stopped. Any number of workers may do so beside each other. */
export function runMail(
  ctx: OutsideTransaction<PlatformContext>,
  { pollMs = 500, counts }: { pollMs?: number; counts?: MailCounts | undefined } = {},
): { stop: () => Promise<void> } {
  let isOver = false
  let sending: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const send = async (): Promise<void> => {
    await sendDueEmails(ctx, counts).catch((error: unknown) =>
      ctx.log.error({ error }, 'Emails cannot be sent at the moment; it is tried again.'),
    )
    if (!isOver) plan()
  }
  const plan = (): void => {
    timer = setTimeout(() => {
      sending = send()
    }, pollMs)
  }
  if (ctx.config.smtpUrl !== '') plan()
  return {
    stop: async () => {
      isOver = true
      clearTimeout(timer)
      await sending
      closeTransport(ctx.config)
    },
  }
}
