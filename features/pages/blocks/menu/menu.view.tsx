import type { ReactNode } from 'react'
import { type ViewProps, Wake, hintLanguage } from '#platform/render'
import { pagesBlockMessages } from '../../contract/blocks.messages.ts'
import { menuTabs } from './menu-tabs.behaviour.ts'
import type { MenuProps } from './menu.contract.ts'

type Menu = MenuProps['menus'][number]

/**
 * A single menu is shown directly. Several menus have links to each; a browser with scripts shows them as tabs, one
 * panel at a time.
 */
export function MenuView({ id, props, page }: ViewProps<MenuProps>): ReactNode {
  const { menus, columns } = props
  const [first] = menus
  if (!first)
    return page.editing ? <p className="menu-empty">{pagesBlockMessages(hintLanguage(page), 'menu.empty')}</p> : null
  if (menus.length === 1)
    return (
      <div className="menu" data-columns={columns}>
        <Panel menu={first} />
      </div>
    )
  return (
    <div className="menu" data-columns={columns}>
      <Wake island={menuTabs} props={{}}>
        <div className="menu-tabs">
          {menus.map((menu) => (
            <a key={menu.id} id={`tab-${menu.id}`} href={`#menu-${menu.id}`} aria-controls={`menu-${menu.id}`}>
              {menu.title || pagesBlockMessages(page.language, 'menu.untitled')}
            </a>
          ))}
        </div>
        <div className="menu-panels" id={`menus-${id}`}>
          {menus.map((menu) => (
            <section key={menu.id} className="menu-panel" id={`menu-${menu.id}`}>
              <Panel menu={menu} />
            </section>
          ))}
        </div>
      </Wake>
    </div>
  )
}

function Panel({ menu }: { menu: Menu }): ReactNode {
  return (
    <>
      {menu.title && <h3 className="menu-title">{menu.title}</h3>}
      {menu.note && <p className="menu-note">{menu.note}</p>}
      <div className="menu-sections">
        {menu.sections.map((section) => (
          <div key={section.id} className="menu-section">
            {section.title && <h4>{section.title}</h4>}
            {section.note && <p className="menu-note">{section.note}</p>}
            <dl>
              {section.items.map((item) => (
                <div key={item.id} className="menu-item">
                  <dt>{item.name}</dt>
                  {item.price && <dd className="menu-price">{item.price}</dd>}
                  {item.description && <dd className="menu-description">{item.description}</dd>}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  )
}
