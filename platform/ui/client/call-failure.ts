import type { ProblemBody } from '../../contract/index.ts'
import type { Language, ProblemCode } from '../../i18n/index.ts'
import { isGone } from '../reload-page.ts'
import { uiMessages } from '../ui.messages.ts'

/** A call that was answered with a problem, or not answered. Its message is a sentence for the person. */
export class CallFailure extends Error {
  readonly code: string
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(body: Pick<ProblemBody, 'code' | 'sentence'> & { details?: Record<string, unknown> }, status: number) {
    super(body.sentence)
    this.name = 'CallFailure'
    this.code = body.code
    this.status = status
    this.details = body.details ?? {}
  }
}

/** Tells whether a call was answered with this problem. Owner pages name its code, so they load no declarations. */
export function isAnsweredWith(error: unknown, code: ProblemCode): error is CallFailure {
  return error instanceof CallFailure && error.code === code
}

/** `offline`: the request may or may not have been received. */
export function isOffline(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'offline'
}

/** Event on the window when a call finds that the session has ended. */
export const signedOutEvent = 'quoin:signed-out'

export function isSignedOut(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401
}

/** Returns the kind of failure as a heading, where the sentence does not begin with it. */
export function headingOf(error: unknown, language: Language): string | null {
  if (!(error instanceof CallFailure)) return null
  if (error.code === 'offline') return uiMessages(language, 'failed.network')
  if (error.code === 'unknown') return uiMessages(language, 'failed.noData')
  return error.status === 404 ? uiMessages(language, 'failed.missing') : null
}

/** Returns the sentence for anything that was thrown. */
export function sentenceOf(error: unknown, language: Language): string {
  if (error instanceof CallFailure && error.code === 'offline') return uiMessages(language, 'offline')
  if (error instanceof CallFailure && error.code === 'part') return uiMessages(language, 'partFailed')
  if (error instanceof CallFailure && error.code === 'partGone') return uiMessages(language, 'partGone')
  if (isGone(error)) return uiMessages(language, 'partGone')
  if (error instanceof CallFailure && error.message) return error.message
  return uiMessages(language, 'strange')
}
