import { inflateSync } from 'node:zlib'

/**
 * Returns the lines of a PDF as they were written. Fonts number their glyphs freely and map them in a table, so each
 * line is decoded with every table, and one of the results is right.
 */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf)
  const alphabets = streams.filter((stream) => stream.includes('begincmap')).map(alphabetOf)
  const lines = streams.flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, line = '']) => line))
  const codes = lines.map((line) => [...line.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => hex).join(''))
  return alphabets
    .flatMap((alphabet) =>
      codes.map((code) =>
        (code.match(/.{4}/g) ?? []).map((letter) => alphabet.get(letter.toLowerCase()) ?? '').join(''),
      ),
    )
    .join('\n')
}

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Filter \/FlateDecode[^>]*>>\s*stream\n/g)].map(({ index, 0: head }) => {
    const from = index + head.length
    return inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1')
  })
}

/** By the number of a letter, in four hexadecimal digits, the letter. */
function alphabetOf(table: string): Map<string, string> {
  const alphabet = new Map<string, string>()
  for (const [, first = '', letters = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first, 16)
    for (const [at, [, hex = '']] of [...letters.matchAll(/<([0-9a-f]*)>/gi)].entries())
      alphabet.set((start + at).toString(16).padStart(4, '0'), Buffer.from(hex, 'hex').swap16().toString('utf16le'))
  }
  return alphabet
}
