import { type FormEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formatMoney } from '#platform/money'
import { filled, readQuantity } from '../../contract/cart.rules.ts'
import type { CartEntry } from '../../contract/cart.schema.ts'
import type { CartView } from '../../contract/cart-view.ts'
import type { CartActs, Failure } from './cart.island.tsx'
import { Failed } from './cart-failure.part.tsx'
import { callCart } from './cart-calls.dom.ts'
import { EditDetails } from './edit-details.part.tsx'

interface Props {
  entry: CartEntry
  view: CartView
  acts: CartActs
  failure: Failure | null
  remove: (id: string, title: string) => Promise<void>
}

/** A line of the cart: image, names, quantity, price, remarks (C3.108). */
export function CartLine({ entry, view, acts, failure, remove }: Props) {
  const { words, format, cart } = view
  const money = (minor: number) => formatMoney({ minor, currency: cart.subtotalAmount.currency }, format)
  const title = entry.title || words.item || ''
  const isBusy = acts.busy === entry.id
  return (
    <li className="cart-line" data-issue={entry.isStopping || undefined} aria-busy={isBusy || undefined}>
      <LineImage entry={entry} view={view} />
      <div className="cart-line-words">
        <h2 className="cart-line-title">{entry.url ? <a href={encodeURI(entry.url)}>{title}</a> : title}</h2>
        {entry.variantTitle && <p className="cart-quiet">{entry.variantTitle}</p>}
        {entry.plan && <p className="cart-quiet">{entry.plan}</p>}
        {entry.ahead && <p className="cart-quiet">{entry.ahead}</p>}
        <GiftFor entry={entry} view={view} />
        {entry.form.length > 0 && <EditDetails entry={entry} view={view} acts={acts} />}
        {entry.quantity > 1 && (
          <p className="cart-quiet">{filled(words.each ?? '', { price: money(entry.unitCents) })}</p>
        )}
      </div>
      <Quantity key={entry.quantity} entry={entry} view={view} acts={acts} title={title} />
      <p className="cart-line-price">
        {entry.fullCents !== null && (
          <del>
            <span className="sr">{words.was} </span>
            {money(entry.fullCents * entry.quantity)}
          </del>
        )}
        <span>{money(entry.unitCents * entry.quantity)}</span>
      </p>
      <form
        className="cart-line-remove"
        method="post"
        action={`/api/commerce/cart/entries/${entry.id}`}
        onSubmit={(event) => {
          event.preventDefault()
          void remove(entry.id, title)
        }}
      >
        <button
          name="action"
          value="remove"
          className="cart-quiet-button"
          aria-label={filled(words.removeItem ?? '', { title })}
        >
          {words.remove}
        </button>
      </form>
      {entry.message && (
        <p className="cart-issue" data-stopping={entry.isStopping || undefined}>
          {entry.message}
        </p>
      )}
      {failure && <Failed failure={failure} />}
    </li>
  )
}

/** C4.57: the class `loading` is removed when the image has loaded. */
function LineImage({ entry, view }: { entry: CartEntry; view: CartView }) {
  const image = entry.image ? view.images[entry.image] : undefined
  if (!image) {
    return (
      <div className="cart-image cart-no-image" role="img" aria-label={view.words.noImage}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M3.5 8 12 3.5 20.5 8v8L12 20.5 3.5 16Zm0 0L12 12.5 20.5 8M12 12.5v8" />
        </svg>
      </div>
    )
  }
  return (
    <div className="cart-image">
      <img
        className="loading"
        src={image.src}
        srcSet={image.srcSet || undefined}
        sizes="(max-width: 600px) 88px, 120px"
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
        suppressHydrationWarning
      />
    </div>
  )
}

function GiftFor({ entry, view }: { entry: CartEntry; view: CartView }) {
  const { giftCard } = entry
  if (!giftCard) return null
  const { words } = view
  const name = giftCard.recipientName || giftCard.recipientEmail
  const day = giftCard.sendAt?.slice(0, 10)
  return (
    <p className="cart-quiet">
      {name ? filled(words.gift ?? '', { name }) : words.giftSelf}
      {day && ` · ${filled(words.giftOn ?? '', { date: day.split('-').reverse().join('-') })}`}
    </p>
  )
}

// The server's HTML and the first rendering in the browser are equal; the next one knows that scripts run.
const never = () => () => undefined
const isTrue = () => true
const isFalse = () => false

/** Picks up text typed before the script had loaded. */
function useTypedEarly(initial: string, found: (text: string, isLeft: boolean) => void) {
  const field = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const text = field.current?.value ?? initial
    if (text !== initial) found(text, document.activeElement !== field.current)
  })
  return field
}

/** Buttons and a field for the quantity; an invalid number is replaced by the former one. */
function Quantity({ entry, view, acts, title }: { entry: CartEntry; view: CartView; acts: CartActs; title: string }) {
  const { words } = view
  const { typed, setTyped, isAwake, field, take, submitted } = useQuantity(entry, view, acts)
  return (
    <form
      className="cart-quantity"
      method="post"
      action={`/api/commerce/cart/entries/${entry.id}`}
      onSubmit={submitted}
      noValidate
    >
      <button className="cart-update" hidden={isAwake} name="action" value="change">
        {words.update}
      </button>
      <button className="cart-step" name="action" value="less" aria-label={words.less} disabled={entry.quantity <= 1}>
        −
      </button>
      <label className="sr" htmlFor={`quantity-${entry.id}`}>
        {filled(words.quantityOf ?? '', { title })}
      </label>
      <input
        ref={field}
        id={`quantity-${entry.id}`}
        type="number"
        name="quantity"
        inputMode="numeric"
        min={1}
        max={entry.maxQuantity ?? 10_000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => take()}
      />
      <button
        className="cart-step"
        name="action"
        value="more"
        aria-label={words.more}
        disabled={entry.maxQuantity !== null && entry.quantity >= entry.maxQuantity}
      >
        +
      </button>
    </form>
  )
}

function useQuantity(entry: CartEntry, view: CartView, acts: CartActs) {
  const [typed, setTyped] = useState((view.notice?.line === entry.id && view.notice.typed) || String(entry.quantity))
  const isAwake = useSyncExternalStore(never, isTrue, isFalse)
  const shown = useRef(entry.quantity)
  const change = async (quantity: number) => {
    if (quantity === shown.current) return
    const isDone = await acts.act({ busy: entry.id, failed: 'failed.quantity' }, () =>
      callCart('PUT', `/entries/${entry.id}`, { quantity }),
    )
    if (!isDone) setTyped(String(shown.current))
  }
  const take = (text = typed) => {
    const quantity = readQuantity(text)
    if (quantity === null) setTyped(String(shown.current))
    else void change(quantity)
  }
  const field = useTypedEarly(typed, (text, isLeft) => {
    setTyped(text)
    if (isLeft) take(text)
  })
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { value } = ((event.nativeEvent as SubmitEvent).submitter ?? {}) as { value?: string }
    if (value === 'more' || value === 'less') void change(Math.max(1, entry.quantity + (value === 'more' ? 1 : -1)))
    else take()
  }
  return { typed, setTyped, isAwake, field, take, submitted }
}
