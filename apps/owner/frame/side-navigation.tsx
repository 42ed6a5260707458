import { useEffect, useRef } from 'react'
import { Link } from 'react-aria-components'
import { cx, useOwnerRouter, useMay, useWords } from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'
import { icons } from './destination-icons.ts'
import { destinations } from './destinations.ts'

export function SideNavigation() {
  const t = useWords(ownerMessages)
  const may = useMay()
  const { path } = useOwnerRouter()
  const nav = useRef<HTMLElement>(null)
  // On a low screen the list is longer than its place: the screen one is on is always among what is seen of it.
  useEffect(() => {
    nav.current?.querySelector('.here')?.scrollIntoView({ block: 'nearest' })
  }, [path])
  return (
    <nav ref={nav} className="o-nav" aria-label={t('menu')}>
      {(['site', 'shop', 'manage'] as const).map((group) => (
        <ul key={group}>
          {destinations
            .filter((destination) => destination.group === group && may(destination.needs))
            .map(({ name, href }) => {
              const Icon = icons[name]
              const isHere = path === href || path.startsWith(`${href}/`)
              return (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={isHere ? 'page' : undefined}
                    className={cx('o-nav-link', isHere && 'here')}
                  >
                    <Icon aria-hidden />
                    {t(name)}
                  </Link>
                </li>
              )
            })}
        </ul>
      ))}
    </nav>
  )
}
