import { Parser } from 'htmlparser2'

/** The texts of all elements of this name, in order. */
export function textsIn(xml: string, name: string): string[] {
  const texts: string[] = []
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (opened) => {
        if (opened === name && ++depth === 1) texts.push('')
      },
      ontext: (text) => {
        if (depth > 0) texts[texts.length - 1] += text
      },
      onclosetag: (closed) => {
        if (closed === name) depth -= 1
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return texts
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
