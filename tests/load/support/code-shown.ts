import { Secret, TOTP } from 'otpauth'

/** What an app shows now of a secret in base32. */
export function codeShown(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
}
