import type { ReactNode } from 'react'
import { type ViewProps, Wake, safeHref, hintLanguage } from '#platform/render'
import { designMessages } from '../../contract/design.messages.ts'
import { Sign } from '../../visitor/sign.tsx'
import { nameOfService } from './service-name.ts'
import { socialIcons } from './social-icons.rules.ts'
import type { SocialLinksProps } from './social-links.contract.ts'
import { serviceOf } from './social-services.rules.ts'
import { tips } from './tips.behaviour.ts'

export function SocialLinksView({ props, page }: ViewProps<SocialLinksProps>): ReactNode {
  const shown = props.links.flatMap((link) => {
    const href = safeHref(link.url)
    return href ? [{ ...link, href, service: link.service ?? serviceOf(link.url) }] : []
  })
  if (shown.length === 0)
    return page.editing ? <p className="social-empty">{designMessages(hintLanguage(page), 'social.empty')}</p> : null
  const isIcons = props.look === 'icons'
  const list = (
    <ul className="social" data-look={props.look} data-size={props.size} data-align={props.align}>
      {shown.map(({ id, href, service, label }, index) => {
        const name = label || nameOfService(service, page.language)
        return (
          <li key={id || index}>
            <a
              href={href}
              rel="me noopener"
              target={href.startsWith('http') ? '_blank' : undefined}
              data-tip={isIcons ? name : undefined}
            >
              {isIcons && <Sign path={socialIcons[service]} />}
              <span className={isIcons ? 'sr' : undefined}>{name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
  if (!isIcons) return list
  return (
    <Wake island={tips} when="hover" props={{}}>
      {list}
    </Wake>
  )
}
