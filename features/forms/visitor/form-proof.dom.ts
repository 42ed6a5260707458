import type { ProofChallenge } from '../contract/proof.rules.ts'

/** Works out what the server asks where it cannot tell a person from a machine, in the shape of ALTCHA. */
export async function solved({ algorithm, challenge, maxnumber, salt, signature }: ProofChallenge): Promise<string> {
  const encoder = new TextEncoder()
  for (let number = 0; number <= maxnumber; number += 1) {
    const digest = await crypto.subtle.digest(algorithm, encoder.encode(`${salt}${number}`))
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    if (hash === challenge) return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  }
  return ''
}
