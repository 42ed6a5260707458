import type { Language } from '#platform/i18n'
import { designMessages } from '../../contract/design.messages.ts'
import { type SocialService, socialServices } from './social-services.rules.ts'

/** Returns the name of a service in the page's language. */
export function nameOfService(service: SocialService, language: Language): string {
  if (service === 'phone' || service === 'website' || service === 'email')
    return designMessages(language, `social.${service}`)
  return socialServices.find(({ id }) => id === service)?.name ?? service
}
