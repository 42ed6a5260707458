/** Decodes the percent signs of an address; invalid ones stay unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
