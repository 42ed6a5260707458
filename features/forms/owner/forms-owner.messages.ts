import { messages } from '#platform/i18n'

export const formsOwnerMessages = messages('forms.owner')
export const formPanelMessages = messages('forms.panel')
/** Names of the field kinds. */
export const fieldKindMessages = messages('forms.kinds')
export const formSettingsMessages = messages('forms.settings')
export const newsletterOwnerMessages = messages('forms.newsletter')
/** The questions of templates. */
export const formTemplateMessages = messages('forms.templates')
