import type { ReactNode } from 'react'
import type { PromotionSettings } from '../contract/promotion.settings.ts'
import { safeHref } from '#platform/render'

interface Props {
  settings: PromotionSettings['mobileInfoBar']
  words: { label: string; call: string; write: string; find: string; hours: string }
}

/** C9.08: at the foot of narrow windows, how to reach the owner. Its style sheet hides it from wider ones. */
export function InfoBar({ settings, words }: Props): ReactNode {
  const { phone, email, address, hours, links } = settings
  const named = [
    { words: words.call, href: phone && `tel:${phone.replace(/[^+\d]/g, '')}` },
    { words: words.write, href: email && `mailto:${email}` },
    { words: words.find, href: address && `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` },
    ...links.map(({ label, url }) => ({ words: label, href: url })),
  ]
  return (
    <aside className="site-info-bar" aria-label={words.label}>
      {named.map((link, index) => {
        const href = link.href === '' ? null : safeHref(link.href)
        return href === null || link.words === '' ? null : (
          <a key={index} href={href}>
            {link.words}
          </a>
        )
      })}
      {hours !== '' && (
        <details>
          <summary>{words.hours}</summary>
          <p>{hours}</p>
        </details>
      )}
    </aside>
  )
}
