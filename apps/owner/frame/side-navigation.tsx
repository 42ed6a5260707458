import { Settings, Store, UserRound } from '#platform/icons'
import { useEffect, useRef } from 'react'
import { Link } from 'react-aria-components'
import { cx, type NavigationGroup, useHas, useLanguage, useOwnerRouter, useMay, useWords } from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'
import { type Destination, destinations } from './destinations.ts'

const groups = [
  { group: 'sell', icon: Store },
  { group: 'people', icon: UserRound },
  { group: 'settings', icon: Settings },
] as const

/**
 * Shows at most ten entries, whatever a site can do: related ones are grouped. A group is open while its screen is
 * shown; that of the shop also while the site sells.
 */
export function SideNavigation({ sells }: { sells: boolean }) {
  const t = useWords(ownerMessages)
  const may = useMay()
  const has = useHas()
  const { path } = useOwnerRouter()
  const nav = useRef<HTMLElement>(null)
  // Keeps the current entry visible when the list scrolls on a low screen.
  useEffect(() => {
    nav.current?.querySelector('.here')?.scrollIntoView({ block: 'nearest' })
  }, [path])
  const isHere = ({ href }: Destination): boolean => path === href || path.startsWith(`${href}/`)
  const inGroup = (group: Destination['group']): readonly Destination[] =>
    destinations.filter((destination) => destination.group === group && may(destination.needs) && has(destination.flag))
  const isOpen = (group: NavigationGroup): boolean => inGroup(group).some(isHere) || (group === 'sell' && sells)
  const shown = (group: NavigationGroup): readonly Destination[] =>
    inGroup(group).filter((destination) => sells || !destination.forShops || isHere(destination))
  return (
    <nav ref={nav} className="o-nav" aria-label={t('menu')}>
      <ul>
        {inGroup('top').map((destination) => (
          <Entry key={destination.href} destination={destination} isHere={isHere(destination)} />
        ))}
      </ul>
      {groups.map(({ group, icon: Icon }) => {
        const [first, ...others] = shown(group)
        if (!first) return null
        if (others.length === 0)
          return (
            <ul key={group}>
              <Entry destination={first} isHere={isHere(first)} />
            </ul>
          )
        return (
          <ul key={group} data-group={group}>
            <li>
              <Link href={first.href} className="o-nav-link" aria-expanded={isOpen(group)}>
                <Icon aria-hidden />
                {t(group)}
              </Link>
              {isOpen(group) && (
                <ul aria-label={t(group)}>
                  {shown(group).map((destination) => (
                    <Entry key={destination.href} destination={destination} isHere={isHere(destination)} />
                  ))}
                </ul>
              )}
            </li>
          </ul>
        )
      })}
    </nav>
  )
}

function Entry({ destination, isHere }: { destination: Destination; isHere: boolean }) {
  const language = useLanguage()
  const { href, label, labelInGroup = label, icon: Icon } = destination
  return (
    <li>
      <Link href={href} aria-current={isHere ? 'page' : undefined} className={cx('o-nav-link', isHere && 'here')}>
        <Icon aria-hidden />
        {labelInGroup(language)}
      </Link>
    </li>
  )
}
