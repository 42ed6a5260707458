/** Clipboard content that a page can use. */
export interface Pasted {
  text: string
  html: string
  files: readonly File[]
}

export function pastedOf(data: DataTransfer): Pasted {
  return settled({ text: data.getData('text/plain'), html: data.getData('text/html'), files: [...data.files] })
}

/** Reads the clipboard for a menu, which receives no paste event; the browser may ask for permission. */
export async function clipboardNow(): Promise<Pasted> {
  try {
    const pieces = await navigator.clipboard.read()
    const blobs = await Promise.all(pieces.flatMap((piece) => piece.types.map((type) => piece.getType(type))))
    const wordsOf = async (type: string) => (await blobs.find((blob) => blob.type === type)?.text()) ?? ''
    const files = blobs
      .filter(({ type }) => type.startsWith('image/'))
      .map((blob) => new File([blob], `image.${blob.type.split('/')[1] ?? 'png'}`, { type: blob.type }))
    return settled({ text: await wordsOf('text/plain'), html: await wordsOf('text/html'), files })
  } catch {
    return { text: await navigator.clipboard.readText().catch(() => ''), html: '', files: [] }
  }
}

/**
 * Word processors and spreadsheets also put an image of the copied content on the clipboard; the text takes precedence.
 * File managers add the names of files; the files take precedence.
 */
function settled(pasted: Pasted): Pasted {
  const { text, html, files } = pasted
  if (files.length === 0) return pasted
  const names = files.map(({ name }) => name)
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const hasWords = lines.some((line) => !names.includes(line.split(/[/\\]/).at(-1) ?? ''))
  return hasWords || /<table\b/i.test(html) ? { ...pasted, files: [] } : { text: '', html: '', files }
}

const formatted = 'table, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, strong, b, em, i, a[href], p + p'

/** Whether the HTML says more than the words alone. What an editor of code copies is HTML too, and means its words. */
export function isFormatted(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return !/vscode/i.test(html) && body.querySelector(formatted) !== null
}
