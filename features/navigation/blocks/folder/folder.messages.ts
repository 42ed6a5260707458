import { messages } from '#platform/i18n'

export const folderMessages = messages('navigation.folderBlock')
