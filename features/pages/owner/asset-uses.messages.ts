import { messages } from '#platform/i18n'

export const assetUsesMessages = messages('pages.assetUses')
