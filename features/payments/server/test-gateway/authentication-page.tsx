import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { hashOf } from '#features/accounts/server'
import type { VisitorContext, VisitorTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, answer, redirect } from '#platform/http'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { type paymentsApi, paymentsMessages } from '../../contract/index.ts'
import { applyProviderEvent } from '../apply-provider-event.ts'
import { paymentRow } from '../payments.queries.ts'
import { gatewayCss } from './gateway.styles.ts'
import { changeCharge, chargeByToken } from './charges.ts'
import { updateOf } from './test-gateway.ts'

/**
 * The page on which the holder of a test card approves a payment, as a bank's page would stand between the shop and its
 * thanks.
 */
export async function authenticationPage(
  ctx: VisitorContext,
  { charge: token }: Input<typeof paymentsApi.authentication>,
): Promise<Answer<string>> {
  const t = (name: Parameters<typeof paymentsMessages>[1], values?: Record<string, string>) =>
    paymentsMessages(ctx.locale, name, values)
  const charge = await chargeByToken(ctx, hashOf(token))
  if (charge?.state !== 'action') return page(ctx, 404, <p>{t('gateway.gone')}</p>)
  const payment = await paymentRow(ctx, charge.payment_id)
  const amount = formatMoney({ minor: charge.amount_minor, currency: charge.currency }, moneyFormatOf(ctx.site.locale))
  return page(
    ctx,
    200,
    <>
      <p>{t('gateway.asks', { shop: ctx.site.title, amount, last4: payment?.method?.last4 ?? '' })}</p>
      <form method="post" action="/commerce/test-gateway/authentication">
        <input type="hidden" name="charge" value={token} />
        <button name="answer" value="approve" className="main">
          {t('gateway.approve')}
        </button>
        <button name="answer" value="refuse">
          {t('gateway.refuse')}
        </button>
      </form>
    </>,
  )
}

/**
 * Approves or refuses, and leads back to where the payment was begun. Once answered, the page can be left as often as
 * one likes.
 */
export async function authenticate(
  ctx: VisitorTransaction,
  { charge: token, answer: decision }: Input<typeof paymentsApi.authenticate>,
): Promise<Answer<unknown>> {
  const charge = await chargeByToken(ctx, hashOf(token))
  if (!charge) return page(ctx, 404, <p>{paymentsMessages(ctx.locale, 'gateway.gone')}</p>)
  if (charge.state === 'action') {
    const isHeld = charge.capture === 'later'
    const change =
      decision === 'refuse'
        ? ({ state: 'refused' } as const)
        : ({ state: isHeld ? 'authorised' : 'captured', captured_minor: isHeld ? 0 : charge.amount_minor } as const)
    await changeCharge(ctx, charge.id, change)
    await applyProviderEvent(ctx, charge.payment_id, updateOf({ ...charge, ...change }), { isAnswer: true })
  }
  const payment = await paymentRow(ctx, charge.payment_id)
  return redirect(payment?.return_path ?? '/')
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

function page(ctx: VisitorContext, status: number, children: ReactNode): Answer<string> {
  const t = (name: Parameters<typeof paymentsMessages>[1]) => paymentsMessages(ctx.locale, name)
  const html = renderToStaticMarkup(
    <html lang={ctx.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${t('gateway.title')} · ${ctx.site.title}`}</title>
        <style dangerouslySetInnerHTML={{ __html: gatewayCss }} />
      </head>
      <body>
        <main>
          <p className="badge">{t('gateway.badge')}</p>
          <h1>{t('gateway.title')}</h1>
          <p className="lead">{t('gateway.lead')}</p>
          {children}
        </main>
      </body>
    </html>,
  )
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'Content-Security-Policy': policy }
  return answer({ status, type: 'text/html; charset=utf-8', headers, body: `<!doctype html>${html}` })
}
