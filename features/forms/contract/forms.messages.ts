import { messages } from '#platform/i18n'

/** Texts that visitors read beside a form. */
export const formMessages = messages('forms.visitor')
/** Why an answer is refused, by `AnswerFault`. */
export const faultMessages = messages('forms.faults')
/** The email that tells of a submission, and the one that answers it. */
export const formEmailMessages = messages('forms.email')
export const formsHomeMessages = messages('forms.home')
