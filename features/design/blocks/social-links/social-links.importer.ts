import type { PieceImporter } from '#platform/block'
import type { SocialLinksProps } from './social-links.contract.ts'

const mostLinks = 30

/** `links` of the settings is a list of entries with a `url`. */
export const socialLinksImporter: PieceImporter<SocialLinksProps> = {
  'social-links': ({ settings }) => {
    const links: readonly unknown[] = Array.isArray(settings.links) ? settings.links : []
    const addresses = links.flatMap((link) => {
      const url = typeof link === 'object' && link !== null && 'url' in link ? link.url : null
      return typeof url === 'string' && url !== '' && url.length <= 2000 ? [url] : []
    })
    return {
      props: { links: addresses.slice(0, mostLinks).map((url, at) => ({ id: String(at + 1), url, label: '' })) },
    }
  },
}
