import type { SocialService } from '../social-links/social-services.rules.ts'

/** Services that accept an address in a plain link. */
export const shareServices = [
  'whatsapp',
  'facebook',
  'x',
  'bluesky',
  'linkedin',
  'pinterest',
  'telegram',
  'email',
] as const satisfies readonly SocialService[]
export type ShareService = (typeof shareServices)[number]

const addresses: Record<ShareService, (url: string, about: string) => string> = {
  whatsapp: (url) => `https://wa.me/?text=${url}`,
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  x: (url) => `https://x.com/intent/post?url=${url}`,
  bluesky: (url) => `https://bsky.app/intent/compose?text=${url}`,
  linkedin: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  pinterest: (url) => `https://www.pinterest.com/pin/create/link/?url=${url}`,
  telegram: (url) => `https://t.me/share/url?url=${url}`,
  email: (url, about) => `mailto:?subject=${about}&body=${url}`,
}

/** Returns a service's link that shares a page. The service reads the title and image from the page itself. */
export function shareHref(service: ShareService, url: string, about: string): string {
  return addresses[service](encodeURIComponent(url), encodeURIComponent(about))
}
