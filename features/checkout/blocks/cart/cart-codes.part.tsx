import { type FormEvent, type ReactNode, useRef } from 'react'
import { formatMoney } from '#platform/money'
import { filled } from '../../contract/cart.rules.ts'
import type { Cart } from '../../contract/cart.schema.ts'
import { callCart } from './cart-calls.dom.ts'
import type { Failure } from './cart.island.tsx'
import { Failed } from './cart-failure.part.tsx'
import type { SummaryProps } from './cart-summary.part.tsx'

/** Effective codes, ineffective codes with the reason, gift cards, and one field for codes of both kinds. */
export function CartCodes({ cart, view, acts, failure = null }: SummaryProps) {
  const send = (path: string, body: object) =>
    acts.act({ busy: 'codes', failed: 'failed.codes' }, () => callCart('POST', `/codes${path}`, body))
  return (
    <div className="cart-codes" aria-busy={acts.busy === 'codes' || undefined}>
      <AppliedCodes cart={cart} view={view} send={send} />
      <CodeField view={view} failure={failure} send={send} />
      {failure && (
        <div id="cart-code-fault">
          <Failed failure={failure} />
        </div>
      )}
    </div>
  )
}

type Send = (path: string, body: object) => Promise<boolean>

function AppliedCodes({ cart, view: { words, format }, send }: Pick<SummaryProps, 'cart' | 'view'> & { send: Send }) {
  const money = (minor: number) => formatMoney({ minor, currency: cart.subtotalAmount.currency }, format)
  if (cart.coupons.length + cart.giftCards.length === 0) return null
  return (
    <ul>
      {cart.coupons.map(({ code }) => (
        <Applied
          key={code}
          fields={{ code }}
          label={filled(words.removeCode ?? '', { code })}
          text={words.remove ?? ''}
          send={send}
        >
          <Coupon code={code} cart={cart} />
        </Applied>
      ))}
      {cart.giftCards.map(({ id, last4, amountCents }) => (
        <Applied
          key={id}
          fields={{ giftCard: id }}
          label={filled(words.removeCard ?? '', { last4 })}
          text={words.remove ?? ''}
          send={send}
        >
          <p>
            <strong>{filled(words.giftCard ?? '', { last4 })}</strong>
            <span className="cart-quiet"> {filled(words.giftCardPays ?? '', { amount: money(amountCents) })}</span>
          </p>
        </Applied>
      ))}
    </ul>
  )
}

function CodeField({
  view: { words, notice },
  failure,
  send,
}: Pick<SummaryProps, 'view'> & { failure: Failure | null; send: Send }) {
  const field = useRef<HTMLInputElement>(null)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void send('', { code: field.current?.value }).then((isDone) => (isDone ? form.reset() : field.current?.focus()))
  }
  return (
    <form className="cart-code" method="post" action="/api/commerce/cart/codes" onSubmit={add} noValidate>
      <label htmlFor="cart-code">{words.code}</label>
      <input
        ref={field}
        id="cart-code"
        type="text"
        name="code"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={failure ? notice?.typed : undefined}
        autoFocus={failure ? true : undefined}
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? 'cart-code-fault' : undefined}
      />
      <button className="button" data-look="outline" data-size="small">
        {words.apply}
      </button>
    </form>
  )
}

/** An entered code with the form that removes it. */
function Applied({
  fields,
  label,
  text,
  send,
  children,
}: {
  fields: { code: string } | { giftCard: string }
  label: string
  text: string
  send: Send
  children: ReactNode
}) {
  const remove = (event: FormEvent) => {
    event.preventDefault()
    void send('/remove', fields)
  }
  return (
    <li>
      {children}
      <form method="post" action="/api/commerce/cart/codes/remove" onSubmit={remove}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="cart-quiet-button" aria-label={label}>
          {text}
        </button>
      </form>
    </li>
  )
}

function Coupon({ code, cart }: { code: string; cart: Cart }) {
  const valid = cart.validCoupons.find((coupon) => coupon.code === code)
  const invalid = cart.invalidCoupons.find((coupon) => coupon.code === code)
  return (
    <p>
      <strong>{code}</strong>
      {valid && <span className="cart-quiet"> {valid.title}</span>}
      {invalid && <span className="cart-issue">{invalid.message}</span>}
    </p>
  )
}
