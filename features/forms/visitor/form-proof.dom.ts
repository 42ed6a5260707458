import type { ProofChallenge } from '../contract/proof.rules.ts'

/** Solves the server's challenge, which distinguishes people from machines, in the format of ALTCHA. */
export async function solved({ algorithm, challenge, maxnumber, salt, signature }: ProofChallenge): Promise<string> {
  const encoder = new TextEncoder()
  for (let number = 0; number <= maxnumber; number += 1) {
    const digest = await crypto.subtle.digest(algorithm, encoder.encode(`${salt}${number}`))
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    if (hash === challenge) return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  }
  return ''
}
