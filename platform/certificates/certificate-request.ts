import { type KeyObject, createPublicKey, sign } from 'node:crypto'

/** A certificate request for one name (PKCS #10, DER), signed with the certificate's own key: P-256. */
export function certificateRequest(key: KeyObject, host: string): Buffer {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const name = der(0x82, Buffer.from(host, 'ascii'))
  const extension = der(sequence, oid.subjectAltName, der(octets, der(sequence, name)))
  const attribute = der(sequence, oid.extensionRequest, der(set, der(sequence, extension)))
  const version = der(integer, Buffer.from([0]))
  const request = der(sequence, version, der(sequence), publicKey, der(0xa0, attribute))
  const signature = der(bits, Buffer.from([0]), sign('sha256', request, key))
  return der(sequence, request, der(sequence, oid.ecdsaWithSha256), signature)
}

const [integer, bits, octets, sequence, set] = [0x02, 0x03, 0x04, 0x30, 0x31]

const oid = {
  extensionRequest: Buffer.from('06092a864886f70d01090e', 'hex'),
  subjectAltName: Buffer.from('0603551d11', 'hex'),
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const bytes = body.length.toString(16)
  const length =
    body.length < 128
      ? Buffer.from([body.length])
      : Buffer.from(`8${Math.ceil(bytes.length / 2)}${bytes.padStart(bytes.length + (bytes.length % 2), '0')}`, 'hex')
  return Buffer.concat([Buffer.from([tag]), length, body])
}
