import { type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { cartMessages } from '../../contract/cart.messages.ts'
import type { CartLinkProps } from './cart-link.contract.ts'
import { cartLink } from './cart-link.behaviour.ts'

/** C2.59–C2.63: without scripts the link has its label alone, because a shared page knows no cart. */
export function CartLinkView({ props, page }: ViewProps<CartLinkProps>): ReactNode {
  const say = (name: 'link.none' | 'link.one' | 'link.several' | 'link.many') => cartMessages(page.language, name, {})
  const empty = props.label || say('link.none')
  return (
    <Wake
      island={cartLink}
      when="load"
      props={{ empty, one: say('link.one'), several: say('link.several'), many: say('link.many') }}
    >
      <a className="cart-link" href="/cart" data-empty>
        <span className="sr cart-link-label">{empty}</span>
        {props.look !== 'words' && (
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M5.5 8h13l-.9 12.5H6.4ZM8.8 10.5V7a3.2 3.2 0 0 1 6.4 0v3.5" />
          </svg>
        )}
        {props.look !== 'icon' && <span aria-hidden="true">{empty}</span>}
        <span className="cart-link-count" aria-hidden="true" />
      </a>
    </Wake>
  )
}
