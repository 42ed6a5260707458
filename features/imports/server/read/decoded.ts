/** Without the percents of an address; as it is where they mean nothing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
