import { useRef, useState } from 'react'
import { island } from '#platform/islands'
import { filled } from '../../contract/cart.rules.ts'
import type { Cart } from '../../contract/cart.schema.ts'
import type { CartView } from '../../contract/cart-view.ts'
import { type Answered, callCart } from './cart-calls.dom.ts'
import { Failed } from './cart-failure.part.tsx'
import { CartLine } from './cart-line.part.tsx'
import { CartSummary } from './cart-summary.part.tsx'

/** A failure with its line ('' for the whole cart) and advice. */
export interface Failure {
  line: string
  title: string
  hint: string
}

/** Calls of the cart's parts, each of which returns the whole cart. */
export interface CartActs {
  busy: string
  act: (options: { busy: string; failed: string; done?: string }, call: () => Promise<Answered>) => Promise<boolean>
  fail: (failure: Failure | null) => void
}

/** State of the cart: its content, the last announcement, and the calls that change it. */
function useCart(view: CartView) {
  const [cart, setCart] = useState<Cart>(view.cart)
  const [busy, setBusy] = useState('')
  const [failure, setFailure] = useState<Failure | null>(
    view.notice?.isFailure ? { line: view.notice.line, title: view.notice.text, hint: '' } : null,
  )
  const [note, setNote] = useState(view.notice && !view.notice.isFailure ? view.notice.text : '')
  // Title of the last removed item, while it can be restored.
  const [gone, setGone] = useState<string | null>(view.notice?.canUndo ? '' : null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { words } = view

  const act: CartActs['act'] = async ({ busy: name, failed, done = '' }, call) => {
    setBusy(name)
    setFailure(null)
    const answered = await call()
    setBusy('')
    if (!answered.ok) {
      setFailure({
        line: name,
        title: words[failed] ?? '',
        hint: answered.sentence ?? words[answered.isOffline ? 'hint.connection' : 'hint.again'] ?? '',
      })
      return false
    }
    setCart(answered.body)
    setNote(done)
    setGone(null)
    document.dispatchEvent(new Event('quoin:cart'))
    return true
  }
  // The focused element disappears after either of these actions.
  const remove = async (id: string, title: string) => {
    const options = { busy: id, failed: 'failed.remove', done: filled(words.removed ?? '', { title }) }
    if (!(await act(options, () => callCart('DELETE', `/entries/${id}`)))) return
    setGone(title)
    heading.current?.focus()
  }
  const undo = async () => {
    const message = filled(words.restored ?? '', { title: gone || (words.item ?? '') })
    if (await act({ busy: 'undo', failed: 'failed.undo', done: message }, () => callCart('POST', '/undo', {})))
      heading.current?.focus()
  }
  const acts: CartActs = { busy, act, fail: setFailure }
  return { cart, acts, failure, note, isUndoable: gone !== null, heading, remove, undo }
}

function CartIsland(view: CartView) {
  const { cart, acts, failure, note, isUndoable, heading, remove, undo } = useCart(view)
  const { words } = view
  const isEmpty = cart.entries.length === 0
  return (
    <div className="cart" data-empty={isEmpty || undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <div className="cart-note">
        <p role="status">{note}</p>
        {isUndoable && <Undo words={words} undo={undo} />}
      </div>
      {failure !== null && failure.line !== 'codes' && !cart.entries.some(({ id }) => id === failure.line) && (
        <Failed failure={failure} />
      )}
      {isEmpty ? (
        <EmptyCart view={view} />
      ) : (
        <div className="cart-columns">
          <ul className="cart-lines">
            {cart.entries.map((entry) => (
              <CartLine
                key={entry.id}
                entry={entry}
                view={view}
                acts={acts}
                remove={remove}
                failure={failure?.line === entry.id ? failure : null}
              />
            ))}
          </ul>
          <CartSummary cart={cart} view={view} acts={acts} failure={failure?.line === 'codes' ? failure : null} />
        </div>
      )}
    </div>
  )
}

function Undo({ words, undo }: { words: CartView['words']; undo: () => Promise<void> }) {
  return (
    <form
      method="post"
      action="/api/commerce/cart/undo"
      onSubmit={(event) => {
        event.preventDefault()
        void undo()
      }}
    >
      <button className="cart-quiet-button">{words.undo}</button>
    </form>
  )
}

/** C2.56 */
function EmptyCart({ view }: { view: CartView }) {
  return (
    <div className="cart-empty">
      <p className="cart-empty-title">{view.words.empty}</p>
      <p>{view.words.emptyHint}</p>
      <a className="button" href={view.shop}>
        {view.words.continue}
      </a>
    </div>
  )
}

export default island('cart', CartIsland)
