import { Secret, TOTP } from 'otpauth'

/** Returns the code that an authenticator app shows now for a base32 secret. */
export function codeShown(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
}
