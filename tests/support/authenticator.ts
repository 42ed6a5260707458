import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyQuestion } from '#features/accounts/contract'

interface Ceremony {
  /** The page that asks. */
  origin: string
  /** Whose passkey the page says it is; that of the question where it is not given. */
  host?: string
  /** Whether the person unlocked the device. */
  isUnlocked?: boolean
}

/** A passkey on a device, without a browser: answers questions as `toJSON()` of a credential does. */
export function authenticator({ counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let handle = ''

  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  const rest = { authenticatorAttachment: 'platform' as const, clientExtensionResults: {} }

  function create(question: PasskeyQuestion, { origin, host = hostOf(question), isUnlocked = true }: Ceremony) {
    handle = (question['user'] as { id: string }).id
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
    const data = Buffer.concat([headOf(host, isUnlocked ? 0x45 : 0x41, counter), attested])
    // { fmt: 'none', attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 255]),
      data,
    ])
    const answer: NewPasskeyAnswer = {
      ...named,
      ...rest,
      response: {
        clientDataJSON: clientData('webauthn.create', question, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
    return answer
  }

  function get(question: PasskeyQuestion, { origin, host = hostOf(question), isUnlocked = true }: Ceremony) {
    if (counts) counter += 1
    const data = headOf(host, isUnlocked ? 0x05 : 0x01, counter)
    const clientJson = clientData('webauthn.get', question, origin)
    const signature = sign(
      'sha256',
      Buffer.concat([data, createHash('sha256').update(clientJson).digest()]),
      privateKey,
    )
    const answer: PasskeyAnswer = {
      ...named,
      ...rest,
      response: {
        clientDataJSON: clientJson.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: handle,
      },
    }
    return answer
  }
  /** As a copy made a while ago would count on. */
  const countFrom = (from: number) => void (counter = from)
  return { create, get, countFrom }
}

function hostOf(question: PasskeyQuestion): string {
  const party = question['rp'] as { id: string } | undefined
  return party?.id ?? String(question['rpId'])
}

function headOf(host: string, flags: number, counter: number): Buffer {
  const head = Buffer.alloc(5)
  head[0] = flags
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(host).digest(), head])
}

function clientData(type: string, question: PasskeyQuestion, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: question['challenge'], origin, crossOrigin: false }))
}
