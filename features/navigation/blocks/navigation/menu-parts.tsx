import { nameOfSocial, signOfSocial } from '#features/design/visitor'
import { AssetImage } from '#features/media/visitor'
import { relOf, safeHref, type ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { navigationMessages } from '../../contract/navigation.messages.ts'
import type { MenuSign } from '../../contract/menu-around.ts'
import type { NavigationProps } from './navigation.contract.ts'
import type { NavigationData } from './navigation.view.tsx'

interface Props {
  view: ViewProps<NavigationProps, NavigationData>
}

const signs: Record<MenuSign | 'close' | 'search', string> = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  cart: 'M5.5 8h13l-.9 12.5H6.4ZM8.8 10.5V7a3.2 3.2 0 0 1 6.4 0v3.5',
  wishlist: 'M12 20.2S3.5 15.4 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5c0 6.2-8.5 11-8.5 11Z',
  close: 'm5 5 14 14M19 5 5 19',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.5 5 5 5',
}

/** Title of the site, close button and search at the top of the opened menu. A menu in a row shows none of them. */
export function MenuHead({ view: { id, props, data, page } }: Props): ReactNode {
  const { around } = data
  const say = (name: 'close' | 'search') => navigationMessages(page.language, name)
  return (
    <div className="nav-head">
      {around && (
        <a className="nav-home" href="/">
          {around.logo ? (
            <AssetImage asset={around.logo} alt={around.title} sizes="160px" fit="contain" />
          ) : (
            around.title
          )}
        </a>
      )}
      <button
        type="button"
        className="nav-close"
        popoverTarget={`nav-${id}`}
        popoverTargetAction="hide"
        aria-label={say('close')}
        // Where the menu is opened the focus goes into it; a page that loads has no menu open.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      >
        <Sign path={signs.close} />
      </button>
      {around && props.shows.search && (
        <form className="nav-search" action="/search" role="search">
          <button aria-label={say('search')}>
            <Sign path={signs.search} />
          </button>
          <input type="search" name="q" aria-label={say('search')} placeholder={say('search')} maxLength={200} />
        </form>
      )}
    </div>
  )
}

export function MenuFoot({ view }: Props): ReactNode {
  const { props, data, page } = view
  const { around } = data
  if (!around) return null
  const { shows, action } = props
  const href = safeHref(action.link.href)
  const target = action.link.newWindow ? '_blank' : undefined
  return (
    <div className="nav-foot">
      {action.label && href && (
        <a className="button" href={href} target={target} rel={relOf(target)}>
          {action.label}
        </a>
      )}
      {shows.account && around.places.length > 0 && (
        <ul className="nav-places">
          {around.places.map((place) => (
            <li key={place.href}>
              <a href={place.href}>
                <Sign path={signs[place.sign]} />
                {place.label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Facts view={view} />
      {shows.social && around.social.length > 0 && (
        <ul className="nav-social">
          {around.social.map(({ id, service, href: address, label }) => (
            <li key={id}>
              <a
                href={address}
                rel="me noopener"
                target={address.startsWith('http') ? '_blank' : undefined}
                aria-label={label || nameOfSocial(service, page.language)}
              >
                <Sign path={signOfSocial(service)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Contact details and opening hours of the site's owner. */
function Facts({ view: { props, data } }: Props): ReactNode {
  const { around } = data
  if (!around) return null
  const { shows } = props
  const reaches = [
    around.phone && {
      href: `tel:${around.phone.replace(/[^+\d]/g, '')}`,
      label: around.phone.replaceAll(' ', '\u00A0'),
    },
    around.email && { href: `mailto:${around.email}`, label: around.email },
  ].filter((reach) => reach !== '')
  const hasContact = shows.contact && (reaches.length > 0 || around.address.length > 0)
  if (!hasContact && !(shows.hours && around.hours.length > 0)) return null
  return (
    <div className="nav-facts">
      {hasContact && (
        <address>
          {reaches.map((reach) => (
            <a key={reach.href} href={reach.href}>
              {reach.label}
            </a>
          ))}
          {around.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {shows.hours && around.hours.length > 0 && (
        <dl>
          {around.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Sign({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
