import { type Problem, type ProblemBody, problem, problems } from '#platform/contract'
import { type Language, messages, problemSentence, sourceLanguage } from '#platform/i18n'

export const httpProblems = problems('http', {
  unknownHost: problem<{ host: string; status?: number }>('missing'),
  badHost: problem('invalid'),
  badPath: problem('invalid'),
  notFound: problem('missing'),
  signInFirst: problem<{ status: 401 }>('forbidden'),
  notAllowed: problem('forbidden'),
  foreignOrigin: problem('forbidden'),
  crumbFail: problem('forbidden'),
  // Field errors are in English only, because developers read them.
  invalidInput: [
    'invalid',
    (d: { fields: Record<string, string> }) =>
      `Some of what was sent is not right: ${Object.entries(d.fields)
        .map(([field, why]) => (field ? `${field}: ${why}` : why))
        .join('; ')}`,
  ],
  malformedBody: problem('invalid'),
  tooDeep: problem('invalid'),
  tooManyCalls: problem<{ retryAfter: number }>('busy'),
  tooManyKeys: problem<{ limit: number }>('invalid'),
  tooManyValues: problem<{ limit: number }>('invalid'),
  tooManyParts: problem<{ limit: number; status: 413 }>('invalid'),
  tooLarge: problem<{ limit: number; kilobytes: number; status: 413 }>('invalid'),
  unsupportedType: problem<{ status: 415 }>('invalid'),
  duplicateCookie: problem<{ name: string }>('invalid'),
  keyMissing: problem('invalid'),
  keyReused: problem<{ status: 422 }>('conflict'),
  databaseGone: problem('broken'),
  outOfTime: problem('broken'),
  tooSlow: problem<{ status: 408 }>('busy'),
  defect: problem<{ id: string; status: 500 }>('broken'),
})

export function tooLarge(limit: number): Problem {
  return httpProblems.tooLarge({ limit, kilobytes: Math.ceil(limit / 1024), status: 413 })
}

export const httpMessages = messages('http.general')

/** A problem in the language of the person: the catalogue's sentence, or the English one it was thrown with. */
export function sentenceOf(body: ProblemBody, language: Language): string {
  return language === sourceLanguage
    ? body.sentence
    : (problemSentence(language, body.code, body.details) ?? body.sentence)
}
