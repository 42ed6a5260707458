import type { ReactNode } from 'react'
import { type PageContext, Wake, relOf } from '#platform/render'
import { share } from '../blocks/share/share.behaviour.ts'
import { type ShareService, shareHref, shareServices } from '../blocks/share/share.rules.ts'
import { nameOfService } from '../blocks/social-links/service-name.ts'
import { socialIcons } from '../blocks/social-links/social-icons.rules.ts'
import { designMessages } from '../contract/design.messages.ts'
import { Sign } from './sign.tsx'

const signs = {
  share: 'M12 15V3M8 6.5L12 3l4 3.5M6 11H5v10h14V11h-1',
  copy: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
}

interface Props {
  id: string
  url: string
  page: PageContext
  /** Empty uses the default label. */
  label?: string
  services?: readonly ShareService[]
}

/** A button with a menu of plain share links; with scripts the system's own sharing replaces it. */
export function ShareMenu({ id, url, page, label = '', services = shareServices }: Props): ReactNode {
  const say = (name: 'share.open' | 'share.copy' | 'share.copied') => designMessages(page.language, name)
  const menu = `share-${id}`
  return (
    <Wake island={share} when="touch" props={{ url, copied: say('share.copied') }}>
      <button type="button" className="button" data-look="outline" data-size="small" popoverTarget={menu}>
        <Sign path={signs.share} />
        {label || say('share.open')}
      </button>
      <div className="share-menu" id={menu} popover="auto">
        <ul>
          <li hidden>
            <button type="button" data-copy="">
              <Sign path={signs.copy} />
              <span>{say('share.copy')}</span>
            </button>
          </li>
          {services.map((service) => (
            <li key={service}>
              <a
                href={shareHref(service, url, page.site.title)}
                {...(service === 'email' ? {} : { target: '_blank', rel: relOf('_blank') })}
              >
                <Sign path={socialIcons[service]} />
                {nameOfService(service, page.language)}
              </a>
            </li>
          ))}
        </ul>
        <output className="sr" />
      </div>
    </Wake>
  )
}
