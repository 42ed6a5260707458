/** A text as XML may hold it: escaped, and without the characters that XML has no way to write. */
export function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 refuses them in every form
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

export function xmlElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${xmlText(text)}</${name}>`
}

/** HTML inside XML as it stands; the end of a CDATA section cannot occur in it. */
export function xmlData(name: string, html: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 refuses them in every form
  const clean = html.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replaceAll(']]>', ']]]]><![CDATA[>')
  return `<${name}><![CDATA[${clean}]]></${name}>`
}
