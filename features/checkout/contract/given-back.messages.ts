import { messages } from '#platform/i18n'

/** Email to customers whose paid order could not be placed. */
export const givenBackMessages = messages('checkout.givenBack')
