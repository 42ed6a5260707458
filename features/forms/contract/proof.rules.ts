/** A proof-of-work challenge in the format of ALTCHA: find the number that, appended to the salt, has this hash. */
export interface ProofChallenge {
  algorithm: 'SHA-256'
  challenge: string
  maxnumber: number
  salt: string
  signature: string
}

/** Tries that take a browser about a second. */
export const mostTries = 60_000
export const proofMinutes = 20
