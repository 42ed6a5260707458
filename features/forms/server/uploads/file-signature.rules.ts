const starts: Readonly<Record<string, readonly (readonly number[])[]>> = {
  jpg: [[0xff, 0xd8, 0xff]],
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47]],
  gif: [[0x47, 0x49, 0x46, 0x38]],
  webp: [[0x52, 0x49, 0x46, 0x46]],
  pdf: [[0x25, 0x50, 0x44, 0x46]],
  zip: zipped(),
  docx: zipped(),
  xlsx: zipped(),
  pptx: zipped(),
  odt: zipped(),
  ods: zipped(),
  odp: zipped(),
  doc: compound(),
  xls: compound(),
  ppt: compound(),
}
/** Signatures of programs, whatever their file names. */
const programs = [[0x4d, 0x5a], [0x7f, 0x45, 0x4c, 0x46], [0x23, 0x21], ...[0xfeedface, 0xfeedfacf].map(bytesOf)]

/** Whether the first bytes of a file are what its ending promises, as far as that can be told; programs never are. */
export function fitsExtension(head: Uint8Array, extension: string): boolean {
  const begins = (bytes: readonly number[]): boolean => bytes.every((byte, at) => head[at] === byte)
  if (programs.some(begins)) return false
  const expected = starts[extension]
  return expected === undefined || expected.some(begins)
}

function zipped(): readonly (readonly number[])[] {
  return [
    [0x50, 0x4b, 0x03, 0x04],
    [0x50, 0x4b, 0x05, 0x06],
  ]
}

/** Signatures of office programs before 2007; some of them write rich text with the same extension. */
function compound(): readonly (readonly number[])[] {
  return [
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x7b, 0x5c, 0x72, 0x74, 0x66],
  ]
}

function bytesOf(word: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff)
}
