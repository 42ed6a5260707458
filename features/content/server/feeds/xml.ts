/** Characters that XML does not allow, escaped or not. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Removes characters that XML does not allow. */
export function xmlText(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

export function xmlElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${xmlText(text)}</${name}>`
}

/** Writes HTML inside XML; it cannot contain the end of a CDATA section. */
export function xmlData(name: string, html: string): string {
  return `<${name}><![CDATA[${html.replace(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`
}
