import {
  type NewPasskeyAnswer,
  type PasskeyAnswer,
  type PasskeyQuestion,
  newPasskeyAnswerSchema,
  passkeyAnswerSchema,
} from '../contract/index.ts'

/** Whether this browser knows passkeys as JSON; one that does not is offered the other ways. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/**
 * A passkey works on its host and on subdomains of it. Returns null when that includes this page, and otherwise the
 * passkey's host.
 */
export function passkeysElsewhere({ rpId }: PasskeyQuestion, here = location.hostname): string | null {
  const party = typeof rpId === 'string' ? rpId : here
  return here === party || here.endsWith(`.${party}`) ? null : party
}

/** Returns null when the person cancelled or the device cannot create a passkey. */
export async function createPasskey(question: PasskeyQuestion): Promise<NewPasskeyAnswer | null> {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(question as never)
  const credential = await navigator.credentials.create({ publicKey: options }).catch(() => null)
  return credential && newPasskeyAnswerSchema.parse(JSON.parse(JSON.stringify(credential)))
}

export async function answerByPasskey(question: PasskeyQuestion): Promise<PasskeyAnswer | null> {
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(question as never)
  const credential = await navigator.credentials.get({ publicKey: options }).catch(() => null)
  return credential && passkeyAnswerSchema.parse(JSON.parse(JSON.stringify(credential)))
}
