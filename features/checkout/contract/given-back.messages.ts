import { messages } from '#platform/i18n'

/** To whoever paid for what could not be ordered any more. */
export const givenBackMessages = messages('checkout.givenBack')
