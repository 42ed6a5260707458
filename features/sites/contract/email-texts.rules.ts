type EmailPart = 'subject' | 'intro' | 'outro'

/** Texts of an email, each by its name. */
export function wordsBy(say: (part: EmailPart) => string): Record<EmailPart, string> {
  return { subject: say('subject'), intro: say('intro'), outro: say('outro') }
}

/** Returns a title as the subject of an email. */
export function subjectOf(title: string, { isTest = false } = {}): string {
  return (isTest ? `TEST – ${title}` : title).slice(0, 290)
}

const named = /\{(\w+)\}/g

/**
 * Fills placeholders such as `{shop}`. A missing name removes the comma or space before it; line breaks become spaces,
 * because they would break a subject line.
 */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      return value === undefined ? whole : value && space + value
    })
    .replace(/, ?(?=[.!:])/g, '')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' ? sign : ' '))
}

/** Returns the first placeholder that the email does not know. */
export function unknownName(text: string, mayName: readonly string[]): string | null {
  return [...text.matchAll(named)].map(([, name = '']) => name).find((name) => !mayName.includes(name)) ?? null
}

/** Splits a text at its empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
}
