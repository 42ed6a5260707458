import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { type Configuration, secretsOf } from '../../context/index.ts'

/**
 * The crumb proves that a page of ours sent the request. It is bound to the session or browser, whose id scripts and
 * other hosts cannot read, and to the site, so that it is invalid on others.
 */
export function csrfTokenFor(secret: Uint8Array, scope: string, holder: string): string {
  return proofOf(secret, crumbText(scope, holder))
}

export function crumbText(scope: string, holder: string): string {
  return `crumb\n${scope}\n${holder}`
}

/** Returns the proof of a text, which requires the secret. Texts begin with a line that states their purpose. */
export function proofOf(secret: Uint8Array, text: string): string {
  return createHmac('sha256', keyOf(secret)).update(text).digest('base64url')
}

/** Whether it is the proof of this text, with the current secret or an earlier one that is still accepted. */
export function isProof(
  config: Pick<Configuration, 'secret' | 'formerSecrets'>,
  text: string,
  received: string | undefined,
): boolean {
  return secretsOf(config).some((secret) => isCsrfToken(received, proofOf(secret, text)))
}

const keys = new WeakMap<Uint8Array, KeyObject>()

/** Created once, because creating a key costs as much as using it. */
function keyOf(secret: Uint8Array): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret)
  keys.set(secret, key)
  return key
}

function isCsrfToken(token: string | undefined, expected: string): boolean {
  if (token === undefined) return false
  const tokenBytes = Buffer.from(token)
  const other = Buffer.from(expected)
  return tokenBytes.length === other.length && timingSafeEqual(tokenBytes, other)
}
