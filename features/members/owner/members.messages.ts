import { messages } from '#platform/i18n'

export const membersOwnerMessages = messages('members.owner')
