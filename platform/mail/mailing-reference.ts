import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Configuration, secretsOf } from '#platform/context'
import { idSchema } from '#platform/contract'

/** Header that names an email of a mailing. Reports of bounces and complaints return it. */
export const referenceHeader = 'X-Mailing-Reference'

/** Returns the signed reference of an email, because some mail services replace its message id. */
export function referenceOf({ secret }: Pick<Configuration, 'secret'>, emailId: string): string {
  return `${emailId}.${signatureOf(secret, emailId)}`
}

/** Returns the id of the email with this reference; null for a forged one. */
export function emailOfReference(
  config: Pick<Configuration, 'secret' | 'formerSecrets'>,
  reference: string,
): string | null {
  const [id = '', signature = ''] = reference.trim().split('.')
  if (!idSchema.safeParse(id).success) return null
  const received = Buffer.from(signature)
  const isSigned = secretsOf(config).some((secret) => {
    const expected = Buffer.from(signatureOf(secret, id))
    return received.length === expected.length && timingSafeEqual(received, expected)
  })
  return isSigned ? id : null
}

function signatureOf(secret: Uint8Array, emailId: string): string {
  return createHmac('sha256', secret).update(`mailing reference\n${emailId}`).digest('base64url')
}
