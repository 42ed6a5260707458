import { arabicName, type Weight, fontFile, runsOnPaper } from './pdf-fonts.ts'

const left = 56
const right = 539
const bottom = 770
/** Metrics of Inter, as fractions of the em. */
const ascent = 0.96875
const middle = { x: 297, y: 421 }
/** A colour pale enough to print text on it. */
export const stampColour = '#F0DADA'

export interface Sheet {
  /** Position of the next line, in points from the top. */
  y: number
  text: (
    words: string,
    at: { x?: number; to?: number; size?: number; weight?: Weight; align?: 'left' | 'right'; quiet?: boolean },
  ) => void
  /** Writes text in as many lines as it needs. Returns the y coordinate of its end. */
  block: (
    words: string,
    at: { x?: number; width: number; size?: number; weight?: Weight; quiet?: boolean; y?: number },
  ) => number
  rule: () => void
  /** Leaves this much space, or begins a new page when less is left. */
  room: (points: number) => void
  nextPage: () => void
  /** Marks this page as a test, behind its later content. */
  stamp: () => void
  done: () => Promise<Uint8Array>
}

/** A page of paper (A4) with the product's own font inside, so that it looks alike everywhere. */
export async function openSheet(options: {
  title: string
  author: string
  createdAt: Date
  language: string
  /** Every page is marked as a test. */
  isTest?: boolean
}): Promise<Sheet> {
  // Loaded with the first document: the package is large, and most processes never need it.
  const { default: PDFDocument } = await import('pdfkit')
  const info = {
    Title: options.title,
    Author: options.author,
    CreationDate: options.createdAt,
    ModDate: options.createdAt,
  }
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    info,
    lang: options.language,
    displayTitle: true,
    font: fontFile('latin', 400),
  })
  const pieces: Buffer[] = []
  pdf.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<Uint8Array>((resolve) => pdf.on('end', () => resolve(Buffer.concat(pieces))))

  const { widthOf, write } = await penOf(pdf)
  const sheet: Sheet = {
    y: 56,
    text: (words, { x = left, to = right, size = 9.5, weight = 400, align = 'left', quiet = false }) => {
      const width = widthOf(words, size, weight)
      write(words, align === 'right' ? to - width : x, sheet.y, size, weight, quiet)
    },
    block: (words, { x = left, width, size = 9.5, weight = 400, quiet = false, y = sheet.y }) => {
      let at = y
      for (const line of wrapped(words, width, (part) => widthOf(part, size, weight))) {
        write(line, x, at, size, weight, quiet)
        at += size * 1.45
      }
      return at
    },
    rule: () => {
      pdf.moveTo(left, sheet.y).lineTo(right, sheet.y).lineWidth(0.5).strokeColor('#C9CED6').stroke()
    },
    room: (points) => {
      if (sheet.y + points > bottom) sheet.nextPage()
    },
    nextPage: () => {
      pdf.addPage()
      sheet.y = 56
      if (options.isTest) sheet.stamp()
    },
    stamp: () => stampOn(pdf),
    done: () => {
      pdf.end()
      return ended
    },
  }
  if (options.isTest) sheet.stamp()
  return sheet
}

async function addArabic(pdf: PDFKit.PDFDocument): Promise<void> {
  const { regular, bold } = await import('./arabic-font.ts')
  pdf.registerFont(arabicName(400), Buffer.from(regular, 'base64'))
  pdf.registerFont(arabicName(600), Buffer.from(bold, 'base64'))
}

function stampOn(pdf: PDFKit.PDFDocument): void {
  pdf.save()
  pdf.rotate(-50, { origin: [middle.x, middle.y] })
  pdf.font(fontFile('latin', 600)).fontSize(150).fillColor(stampColour)
  pdf.text('TEST', middle.x - pdf.widthOfString('TEST') / 2, middle.y - 90, { lineBreak: false })
  pdf.restore()
}

/** Writes on the page, each run of words in the file of its alphabet. */
async function penOf(pdf: PDFKit.PDFDocument) {
  await addArabic(pdf)
  const widthOf = (words: string, size: number, weight: Weight) =>
    runsOnPaper(words).reduce(
      (sum, run) => sum + pdf.font(fontFile(run.alphabet, weight)).fontSize(size).widthOfString(run.text),
      0,
    )
  const write = (words: string, x: number, y: number, size: number, weight: Weight, quiet: boolean) => {
    let at = x
    for (const run of runsOnPaper(words)) {
      pdf
        .font(fontFile(run.alphabet, weight))
        .fontSize(size)
        .fillColor(quiet ? '#5A6270' : '#16181D')
      // All text uses the baseline of Inter, whatever the height of another font.
      pdf.text(run.text, at, y + ascent * size, { lineBreak: false, baseline: 'alphabetic' })
      at += pdf.widthOfString(run.text)
    }
  }
  return { widthOf, write }
}

/** Breaks text into lines of this width. A wider word is cut. */
function wrapped(words: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  for (const paragraph of words.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ').flatMap((part) => cut(part, width, widthOf))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (widthOf(longer) <= width) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    lines.push(line)
  }
  return lines.filter((line, at) => line !== '' || at > 0)
}

function cut(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts: string[] = ['']
  for (const sign of word) {
    const longer = (parts.at(-1) ?? '') + sign
    if (widthOf(longer) <= width) parts[parts.length - 1] = longer
    else parts.push(sign)
  }
  return parts
}
