import { z } from 'zod'
import type { PlatformContext } from '#platform/context'
import { minuteMs, newId } from '#platform/contract'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { mostPasskeys } from '../../contract/second-factor.rules.ts'
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyQuestion } from '../../contract/second-factor.schema.ts'
import type { FactorStore, StoredPasskey } from './factor-store.ts'

/** The party that passkeys are made for, and the page that may request them. */
export interface RelyingParty {
  /** A host name without port. */
  readonly id: string
  /** Name shown by the authenticator. */
  readonly name: string
  /** The only accepted origin of a page. */
  readonly origin: string
}

/** Minutes in which a challenge can be answered. */
export const questionMinutes = 10
const timeout = questionMinutes * minuteMs

/** EdDSA, ECDSA with P-256 and RSA: the algorithms of devices. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Read with the first passkey: it brings more than a hundred modules along. */
const webAuthn = () => import('@simplewebauthn/server')

/**
 * Returns the options of `navigator.credentials.create`. Passkeys are discoverable and verify their user, so each signs
 * in by itself.
 */
export async function newPasskeyQuestion(
  { id, name }: RelyingParty,
  store: FactorStore,
  person: { id: string; email: string; name: string },
  challenge: string,
): Promise<PasskeyQuestion> {
  const existing = await store.passkeys()
  if (existing.length >= mostPasskeys) throw accountProblems.tooManyPasskeys({ most: mostPasskeys })
  const { generateRegistrationOptions } = await webAuthn()
  const question = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new Uint8Array(Buffer.from(person.id, 'hex')),
    userName: person.email,
    userDisplayName: person.name || person.email,
    challenge: bytesOf(challenge),
    timeout,
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  })
  return { ...question }
}

/** Stores the passkey of a response and returns it. The caller has redeemed `challenge`. */
export async function keepPasskey(
  ctx: Pick<PlatformContext, 'now' | 'log'>,
  party: RelyingParty,
  store: FactorStore,
  { response, challenge, name }: { response: NewPasskeyAnswer; challenge: string; name: string },
): Promise<StoredPasskey> {
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: { ...response, type: 'public-key' },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch((error: unknown) => refuse(ctx, error))
  if (!verified.verified) return refuse(ctx, 'not verified')
  const { credential } = verified.registrationInfo
  const passkey: StoredPasskey = {
    id: newId(ctx.now().getTime()),
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(response.response.transports ?? [])],
    name,
    created_at: ctx.now(),
    used_at: null,
    cloned_at: null,
  }
  if ((await store.passkeys()).length >= mostPasskeys) throw accountProblems.tooManyPasskeys({ most: mostPasskeys })
  await store.addPasskey(passkey)
  return passkey
}

/**
 * Returns the options of `navigator.credentials.get`. Without named passkeys, any passkey of the device for this host
 * may answer.
 */
export async function passkeyQuestion(
  { id }: RelyingParty,
  challenge: string,
  passkeys: readonly StoredPasskey[] = [],
): Promise<PasskeyQuestion> {
  const { generateAuthenticationOptions } = await webAuthn()
  const question = await generateAuthenticationOptions({
    rpID: id,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  })
  return { ...question }
}

/**
 * Throws unless the response answers this challenge with this passkey, on this page, by the person who unlocked the
 * device. A counter that decreases reveals a copy: the passkey is then disabled, and `accounts.passkey_copied` thrown.
 */
export async function checkPasskey(
  ctx: Pick<PlatformContext, 'now' | 'log'>,
  party: RelyingParty,
  store: FactorStore,
  { passkey, response, challenge }: { passkey: StoredPasskey; response: PasskeyAnswer; challenge: string },
): Promise<void> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response: { ...response, type: 'public-key' },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The counter is compared below, which marks copied passkeys.
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: 0,
    },
  }).catch((error: unknown) => refuse(ctx, error))
  if (!verified) refuse(ctx, 'not verified')
  if (passkey.cloned_at) throw accountProblems.passkeyCopied()
  const counter = authenticationInfo.newCounter
  if (await store.usePasskey(passkey.id, counter, ctx.now())) return
  await store.changePasskey(passkey.id, { cloned_at: ctx.now() })
  throw accountProblems.passkeyCopied()
}

const clientData = z.object({ challenge: z.string().max(200) })

/** The challenge that an answer claims to answer; the stored challenge is found by it. */
export function challengeOf({ response }: NewPasskeyAnswer | PasskeyAnswer): string {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')
    return clientData.parse(JSON.parse(text)).challenge
  } catch {
    throw accountProblems.passkeyRefused()
  }
}

function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

function refuse(ctx: Pick<PlatformContext, 'log'>, reason: unknown): never {
  ctx.log.warn({ reason: reason instanceof Error ? reason.message : String(reason) }, 'A passkey was refused.')
  throw accountProblems.passkeyRefused()
}
