import { messages } from '#platform/i18n'

export const sitesOwnerMessages = messages('sites.owner')

export const roleMessages = messages('sites.roles')
