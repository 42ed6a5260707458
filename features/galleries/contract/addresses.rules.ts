/** Returns the addresses in a pasted text, each once. */
export function addressesIn(pasted: string): string[] {
  const lines = pasted.split(/[\s,;]+/).filter((line) => line !== '')
  return [...new Set(lines.map((line) => (/^[a-z][a-z0-9+.-]*:/i.test(line) ? line : `https://${line}`)))]
}
