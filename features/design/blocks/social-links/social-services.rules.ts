/** Services by the hosts of their addresses. Other addresses are shown as web links. */
export const socialServices = [
  { id: 'instagram', name: 'Instagram', hosts: ['instagram.com'] },
  { id: 'facebook', name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  { id: 'x', name: 'X', hosts: ['x.com', 'twitter.com'] },
  { id: 'bluesky', name: 'Bluesky', hosts: ['bsky.app', 'bsky.social'] },
  { id: 'threads', name: 'Threads', hosts: ['threads.net', 'threads.com'] },
  {
    id: 'mastodon',
    name: 'Mastodon',
    hosts: ['mastodon.social', 'mastodon.nl', 'mastodon.online', 'mas.to', 'fosstodon.org'],
  },
  { id: 'youtube', name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  { id: 'vimeo', name: 'Vimeo', hosts: ['vimeo.com'] },
  { id: 'tiktok', name: 'TikTok', hosts: ['tiktok.com'] },
  { id: 'linkedin', name: 'LinkedIn', hosts: ['linkedin.com'] },
  { id: 'pinterest', name: 'Pinterest', hosts: ['pinterest.com', 'pinterest.nl', 'pinterest.co.uk', 'pin.it'] },
  { id: 'spotify', name: 'Spotify', hosts: ['open.spotify.com', 'spotify.com'] },
  { id: 'soundcloud', name: 'SoundCloud', hosts: ['soundcloud.com'] },
  { id: 'github', name: 'GitHub', hosts: ['github.com'] },
  { id: 'whatsapp', name: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com', 'api.whatsapp.com'] },
  { id: 'telegram', name: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  { id: 'email', name: 'E-mail', hosts: [] },
  { id: 'phone', name: 'Phone', hosts: [] },
  { id: 'rss', name: 'RSS', hosts: [] },
  { id: 'website', name: 'Website', hosts: [] },
] as const
export type SocialService = (typeof socialServices)[number]['id']
export const socialServiceIds = socialServices.map(({ id }) => id) as [SocialService, ...SocialService[]]

/** Service to which an address belongs. */
export function serviceOf(address: string): SocialService {
  const text = address.trim().toLowerCase()
  if (text.startsWith('mailto:')) return 'email'
  if (text.startsWith('tel:')) return 'phone'
  const host = /^(?:https?:)?\/\/(?:www\.|m\.)?([^/?#]+)/.exec(text)?.[1] ?? ''
  const found = socialServices.find(({ hosts }) =>
    (hosts as readonly string[]).some((knownHost) => host === knownHost || host.endsWith(`.${knownHost}`)),
  )
  if (found) return found.id
  return /\/(?:rss|feed)(?:\/|$|\?)|format=rss/.test(text) ? 'rss' : 'website'
}
