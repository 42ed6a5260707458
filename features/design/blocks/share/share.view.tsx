import type { ReactNode } from 'react'
import { type ViewProps, Wake, relOf } from '#platform/render'
import { designMessages } from '../../contract/design.messages.ts'
import { Sign } from '../../visitor/sign.tsx'
import { socialIcons } from '../social-links/social-icons.rules.ts'
import { nameOfService } from '../social-links/service-name.ts'
import { share } from './share.behaviour.ts'
import type { ShareProps } from './share.contract.ts'
import { shareHref, shareServices } from './share.rules.ts'

const signs = {
  share: 'M12 15V3M8 6.5L12 3l4 3.5M6 11H5v10h14V11h-1',
  copy: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
}

export function ShareView({ id, props, page }: ViewProps<ShareProps>): ReactNode {
  const say = (name: 'share.open' | 'share.copy' | 'share.copied') => designMessages(page.language, name)
  const url = page.site.baseUrl + encodeURI(page.path)
  const menu = `share-${id}`
  const chosen = shareServices.filter((service) => props.services.includes(service))
  return (
    <div className="share" data-align={props.align === 'start' ? undefined : props.align}>
      <Wake island={share} when="touch" props={{ url, copied: say('share.copied') }}>
        <button type="button" className="button" data-look="outline" data-size="small" popoverTarget={menu}>
          <Sign path={signs.share} />
          {props.label || say('share.open')}
        </button>
        <div className="share-menu" id={menu} popover="auto">
          <ul>
            <li hidden>
              <button type="button" data-copy="">
                <Sign path={signs.copy} />
                <span>{say('share.copy')}</span>
              </button>
            </li>
            {chosen.map((service) => (
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
    </div>
  )
}
