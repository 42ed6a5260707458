/** The addresses in a text that somebody pasted, one a line, each once. */
export function addressesIn(pasted: string): string[] {
  const lines = pasted.split(/[\s,;]+/).filter((line) => line !== '')
  return [...new Set(lines.map((line) => (/^[a-z][a-z0-9+.-]*:/i.test(line) ? line : `https://${line}`)))]
}
