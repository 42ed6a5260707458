import type { ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import { ShareMenu } from '../../visitor/share-menu.tsx'
import type { ShareProps } from './share.contract.ts'
import { shareServices } from './share.rules.ts'

export function ShareView({ id, props, page }: ViewProps<ShareProps>): ReactNode {
  return (
    <div className="share" data-align={props.align === 'start' ? undefined : props.align}>
      <ShareMenu
        id={id}
        url={page.site.baseUrl + encodeURI(page.path)}
        label={props.label}
        services={shareServices.filter((service) => props.services.includes(service))}
        page={page}
      />
    </div>
  )
}
