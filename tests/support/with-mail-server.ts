import type { OutsideTransaction, PlatformContext } from '#platform/context'

/** Returns the context of the same installation after its operator has set a mail server. */
export function withMailServer<Ctx extends OutsideTransaction<PlatformContext>>(ctx: Ctx): Ctx {
  return { ...ctx, config: { ...ctx.config, smtpUrl: 'smtp://127.0.0.1:9' } }
}
