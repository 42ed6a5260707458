import type { PlatformContext } from '#platform/context'
import type { FactorStore } from './factor-store.ts'
import { keyedHash, keyedHashes } from './seal-secret.ts'

type Ctx = Pick<PlatformContext, 'now' | 'random' | 'config'>

const howMany = 10
/** Crockford's base32 alphabet without i, l, o and u; a code has 80 bits. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 16

/**
 * Creates ten codes that replace the second factor, each once, and deletes earlier codes. The codes can be read only
 * now.
 */
export async function newRecoveryCodes(ctx: Ctx, store: FactorStore): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => codeOf(ctx.random(codeLength)))
  await store.keepRecoveryCodes(
    codes.map((code) => keyedHash(ctx, store.subject, plainOf(code))),
    ctx.now(),
  )
  return codes
}

/** Uses up a recovery code. Returns false when it is unknown or used already. */
export async function takeRecoveryCode(ctx: Ctx, store: FactorStore, typed: string): Promise<boolean> {
  for (const hash of keyedHashes(ctx, store.subject, plainOf(typed)))
    if (await store.useRecoveryCode(hash, ctx.now())) return true
  return false
}

/** Whether it has the length of a recovery code, and not that of a code of an app. */
export function looksLikeRecoveryCode(typed: string): boolean {
  return plainOf(typed).length === codeLength
}

function codeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => signs[byte % signs.length]).join('')
  return letters.match(/.{4}/g)?.join('-') ?? letters
}

/** Normalises a code that was typed from paper, with or without hyphens, in any case. */
function plainOf(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
}
