/** Postal codes and ranges of them as people list them: on lines, or with commas between. */
export function postalRanges(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((range) => range.trim())
    .filter(Boolean)
}
