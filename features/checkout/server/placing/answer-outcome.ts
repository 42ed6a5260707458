import type { OutsideTransaction } from '#platform/context'
import { ordersProblems } from '#features/orders/contract'
import { type PaymentStep, paymentsProblems, providerNames } from '#features/payments/contract'
import { type Input, Problem } from '#platform/contract'
import { type Answer, answer, redirect } from '#platform/http'
import { type checkoutApi, checkoutProblems } from '../../contract/index.ts'
import { type CartContext, cartPath } from '../cart/answer-cart.ts'
import { insteadOfCheckout, isNothingOpen, thanks } from '../checkout/nothing-open.ts'
import { type CheckoutOutcome, orderCheckout, resumeCheckout } from './place-checkout.ts'

/** Handles the last form of the checkout: pays and places the order. */
export async function orderFromCheckout(
  ctx: OutsideTransaction<CartContext>,
  input: Input<typeof checkoutApi.order>,
): Promise<Answer> {
  const answered = await orProblem(ctx, async () => answerTo(ctx, await orderCheckout(ctx, input)))
  const outcome = withWay(answered, input.provider)
  // A form is redirected; a script of the page receives the address.
  const to = outcome.headers['location']
  return ctx.caller.wantsPage || to === undefined ? outcome : answer({ body: { go: to }, cookies: outcome.cookies })
}

/** Called when the shopper returns from the provider's page: asks the provider for the result. */
export async function backToCheckout(ctx: OutsideTransaction<CartContext>): Promise<Answer> {
  return orProblem(ctx, async () => {
    const outcome = await resumeCheckout(ctx)
    if (outcome === null) return redirect('/checkout', { status: 302 })
    const redirected = answerTo(ctx, outcome)
    return outcome.kind === 'unpaid' ? withWay({ ...redirected, status: 302 }, outcome.provider) : redirected
  })
}

/** A redirect back to the checkout names the chosen payment method, so that it stays selected. */
function withWay(answered: Answer, provider: string): Answer {
  const { location } = answered.headers
  const isKnown = providerNames.some((name) => name === provider)
  if (location === undefined || !isKnown || !/^\/checkout(\?|$)/.test(location)) return answered
  const [path = '', query = ''] = location.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('way', provider)
  return { ...answered, headers: { ...answered.headers, location: `${path}?${parameters}` } }
}

const incompletePages = { cart: '/cart', details: '/checkout?step=details&said=wrong', delivery: '/checkout' } as const

function answerTo(ctx: CartContext, outcome: CheckoutOutcome): Answer {
  switch (outcome.kind) {
    case 'placed':
      return thanks(ctx, outcome.order)
    case 'unpaid':
      return answerToStep(outcome.step)
    case 'incomplete':
      return redirect(incompletePages[outcome.part])
    case 'changed':
      return redirect('/checkout?said=changed')
    case 'locked':
      return redirect(cartPath({ said: 'locked', line: outcome.line }))
    case 'mixed':
      return redirect('/checkout?said=card-mixed')
    case 'paused':
      return redirect('/checkout?said=declined-often')
    case 'refunded':
      return redirect(cartPath({ said: outcome.isMember ? 'memberGivenBack' : 'givenBack' }))
  }
}

function answerToStep(step: Exclude<PaymentStep, { kind: 'done' }>): Answer {
  if (step.kind === 'redirect') return redirect(step.url)
  if (step.kind === 'element') return answer({ body: { clientSecret: step.clientSecret } })
  if (step.kind !== 'declined') return redirect('/checkout?said=waiting')
  return redirect(`/checkout?said=${step.reason === 'expired' ? 'expiry-past' : 'declined'}`)
}

/** Changes that the shopper sees by reviewing the total. */
const changes = [checkoutProblems.changed, ordersProblems.discountGone, ordersProblems.giftCardShort]

/** Shows an obstacle on the page, so that nothing typed is lost. */
async function orProblem(ctx: OutsideTransaction<CartContext>, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (isNothingOpen(error)) return insteadOfCheckout(ctx)
    if (ordersProblems.soldOut.is(error) || checkoutProblems.soldOut.is(error)) return redirect('/cart')
    if (paymentsProblems.cardUnfit.is(error)) return redirect(`/checkout?said=unfit-${error.details.field}`)
    const isChanged = changes.some((change) => change.is(error))
    return redirect(`/checkout?said=${isChanged ? 'changed' : 'failed'}`)
  }
}
