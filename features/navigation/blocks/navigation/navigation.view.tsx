import { hrefOf } from '#features/pages/contract'
import { type PageContext, relOf, safeHref, type ViewProps, hintLanguage } from '#platform/render'
import type { ReactNode } from 'react'
import { navigationMessages } from '../../contract/navigation.messages.ts'
import type { NavigationLink } from '../../contract/navigation-link.ts'
import type { MenuAround } from '../../contract/menu-around.ts'
import { MenuFoot, MenuHead } from './menu-parts.tsx'
import type { NavigationProps } from './navigation.contract.ts'

export interface NavigationData {
  links: readonly NavigationLink[]
  /** Content around the full-page menu; null when the menu never opens over the page. */
  around: MenuAround | null
}
type Props = ViewProps<NavigationProps, NavigationData>

/**
 * One list for every width: a popover, which browsers open and close themselves, and which wide windows show in place.
 * The current page is marked when page and menu are joined.
 */
export function NavigationView(view: Props): ReactNode {
  const { id, props, data, page } = view
  const say = (name: 'menu' | 'close' | 'main' | 'footer' | 'other') => navigationMessages(page.language, name)
  if (data.links.length === 0)
    return page.editing ? <p className="nav-empty">{navigationMessages(hintLanguage(page), 'empty')}</p> : null
  const label = props.tree === 'main' || props.tree === 'footer' ? say(props.tree) : say('other')
  const list = <Entries links={data.links} group={id} page={page} />
  const { layout, align, size, collapse, menu } = props
  return (
    <nav
      className="nav"
      aria-label={label}
      data-layout={layout}
      data-align={align}
      data-size={size}
      data-collapse={collapse}
    >
      {collapse === 'never' ? (
        list
      ) : (
        <>
          <button type="button" className="nav-open" popoverTarget={`nav-${id}`}>
            <span className="nav-bars" aria-hidden="true" />
            {say('menu')}
          </button>
          <div className="nav-panel" id={`nav-${id}`} popover="auto" data-menu={menu}>
            <MenuHead view={view} />
            {list}
            <MenuFoot view={view} />
          </div>
        </>
      )}
    </nav>
  )
}

interface EntriesProps {
  links: readonly NavigationLink[]
  /** Name shared by folders, of which only one is open at a time. */
  group: string
  page: PageContext
}

function Entries({ links, group, page }: EntriesProps): ReactNode {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          <Entry link={link} group={group} page={page} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ link, group, page }: { link: NavigationLink; group: string; page: PageContext }): ReactNode {
  const label = link.label || navigationMessages(page.language, 'untitled')
  if (link.children.length === 0) return <Anchor link={link} label={label} page={page} />
  return (
    <details className="nav-folder" name={`folders-${group}`}>
      <summary>{label}</summary>
      <div className="nav-held">
        {link.href && <Anchor link={link} label={label} page={page} />}
        <Entries links={link.children} group={link.id} page={page} />
      </div>
    </details>
  )
}

function Anchor({ link, label, page }: { link: NavigationLink; label: string; page: PageContext }): ReactNode {
  const href = link.href === null ? null : link.href.startsWith('/') ? hrefWithRest(link.href) : safeHref(link.href)
  if (!href) return <span>{label}</span>
  const target = link.newWindow ? '_blank' : undefined
  return (
    <a
      href={href}
      target={target}
      rel={relOf(target)}
      aria-current={link.documentId !== null && link.documentId === page.documentId ? 'page' : undefined}
    >
      {label}
      {link.newWindow && <span className="sr"> {navigationMessages(page.language, 'newWindow')}</span>}
    </a>
  )
}

/** The path is encoded; a query or anchor that the owner wrote behind it stays as written. */
function hrefWithRest(address: string): string {
  const at = address.search(/[?#]/)
  return at < 0 ? hrefOf(address) : hrefOf(address.slice(0, at)) + address.slice(at)
}
