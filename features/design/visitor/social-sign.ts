import type { Language } from '#platform/i18n'
import { nameOfService } from '../blocks/social-links/service-name.ts'
import { socialIcons } from '../blocks/social-links/social-icons.rules.ts'
import { type SocialService, socialServiceIds } from '../blocks/social-links/social-services.rules.ts'

/** The sign of a service; services without one have that of a web link. */
export function signOfSocial(service: string): string {
  return socialIcons[drawnService(service) ?? 'website']
}

/** Returns the name of a service; unknown services keep their own. */
export function nameOfSocial(service: string, language: Language): string {
  const drawn = drawnService(service)
  return drawn ? nameOfService(drawn, language) : service.charAt(0).toUpperCase() + service.slice(1)
}

function drawnService(service: string): SocialService | undefined {
  return socialServiceIds.find((id) => id === service)
}
