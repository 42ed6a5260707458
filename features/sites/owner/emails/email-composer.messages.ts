import { messages } from '#platform/i18n'

export const emailComposerMessages = messages('sites.composer')
