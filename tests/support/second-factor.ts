import { Secret, TOTP } from 'otpauth'
import type { SignedInContext } from '#features/accounts/server'
import type { OutsideTransaction } from '#platform/context'
import {
  confirmAccountCodes,
  removeAccountCodes,
  startAccountCodes,
} from '../../features/accounts/server/second-factor/account-codes.ts'

/** Sets up an app that shows codes, as its owner does in a session that was just confirmed. */
export async function turnOnCodes(ctx: OutsideTransaction<SignedInContext>): Promise<void> {
  const { secret } = await startAccountCodes(ctx)
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  await confirmAccountCodes(ctx, { code: app.generate({ timestamp: ctx.now().getTime() }) })
}

export async function turnOffCodes(ctx: OutsideTransaction<SignedInContext>): Promise<void> {
  await removeAccountCodes(ctx)
}
