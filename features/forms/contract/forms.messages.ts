import { messages } from '#platform/i18n'

/** Texts for visitors beside a form. */
export const formMessages = messages('forms.visitor')
/** Reasons for refusing an answer, by `AnswerFault`. */
export const faultMessages = messages('forms.faults')
/** The email that announces a submission, and the reply to its sender. */
export const formEmailMessages = messages('forms.email')
export const formsHomeMessages = messages('forms.home')
