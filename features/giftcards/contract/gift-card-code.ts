/** Letters and digits that cannot be confused with each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 16

/** A fresh code of 80 random bits: `7KQF-…`. `bytes` holds at least ten. */
export function giftCardCode(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte)
  const letters = Array.from({ length }, (_, at) => alphabet[Number((bits >> BigInt(5 * at)) & 31n)] ?? '')
  return (letters.join('').match(/.{4}/g) ?? []).join('-')
}

/** Normalises a typed code; null when it cannot be one. */
export function readGiftCardCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return bare.length === length && [...bare].every((character) => alphabet.includes(character)) ? bare : null
}
