import type { ReactNode } from 'react'
import { type ViewProps, relOf, safeHref } from '#platform/render'
import { pagesBlockMessages } from '../../contract/blocks.messages.ts'
import type { ButtonProps } from './button.contract.ts'

export function ButtonView({ props, page }: ViewProps<ButtonProps>): ReactNode {
  const href = safeHref(props.link.href)
  const label = props.label || (page.editing ? pagesBlockMessages(page.language, 'button.empty') : '')
  if (!label || (!href && !page.editing)) return null
  const target = props.link.newWindow ? '_blank' : undefined
  return (
    <div className="button-row" data-align={props.align}>
      <a
        className="button"
        href={href ?? undefined}
        target={target}
        rel={relOf(target)}
        download={props.download || undefined}
        data-look={props.look === 'site' ? undefined : props.look}
        data-size={props.size === 'medium' ? undefined : props.size}
      >
        {label}
      </a>
    </div>
  )
}
