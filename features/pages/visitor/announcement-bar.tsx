import type { ReactNode } from 'react'
import { Wake, relOf, safeHref } from '#platform/render'
import { announcement } from './announcement.behaviour.ts'

interface Props {
  label: string
  closeLabel: string
  /** null when visitors cannot close it. */
  mark: string | null
  theme?: string | undefined
  children: ReactNode
}

/** The bar at the top of every page. Its close button appears when a script can store the choice. */
export function AnnouncementBar({ label, closeLabel, mark, theme, children }: Props): ReactNode {
  return (
    <aside className="site-announcement" aria-label={label} data-theme={theme}>
      {mark === null ? (
        children
      ) : (
        <Wake island={announcement} when="load" props={{ mark }}>
          {children}
          <button type="button" className="announcement-close" aria-label={closeLabel} hidden>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path
                d="M3.5 3.5l9 9m0-9l-9 9"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </Wake>
      )}
    </aside>
  )
}

interface LinkProps {
  href: string
  newWindow: boolean
  children: ReactNode
}

/** A link, or plain text where the address is invalid. */
export function AnnouncementLink({ href, newWindow, children }: LinkProps): ReactNode {
  const safe = safeHref(href)
  if (safe === null) return children
  const target = newWindow ? '_blank' : undefined
  return (
    <a className="announcement-link" href={safe} target={target} rel={relOf(target)}>
      {children}
    </a>
  )
}
