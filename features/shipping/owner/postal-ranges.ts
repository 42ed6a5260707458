/** Reads postal codes and ranges that are separated with lines or commas. */
export function postalRanges(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((range) => range.trim())
    .filter(Boolean)
}
