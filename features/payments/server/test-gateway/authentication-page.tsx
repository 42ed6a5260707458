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
import { changeCharge, chargeByToken } from './charges.ts'
import { updateOf } from './test-gateway.ts'

/** The page on which the holder of a test card approves a payment, in place of a bank's page. */
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
 * Approves or refuses, and returns to the page where the payment was started. An answered page can be left any number
 * of times.
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

/** Plain and unlike any shop, so that the page is not mistaken for one. */
const gatewayCss = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:clamp(24px,16vh,200px) 24px 24px;background:#f1f3f6;color:#16181d;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}
main{width:100%;max-width:440px;padding:32px;background:#fff;border:1px solid #d7dce3;border-radius:12px}
.badge{display:inline-block;margin:0;padding:2px 10px;border-radius:99px;background:#ffb802;color:#16181d;font-weight:600;font-size:13px}
h1{margin:16px 0 4px;font-size:24px;line-height:32px}
.lead{margin:0 0 16px;color:#5a6270}
form{display:grid;gap:12px;margin-top:24px}
button{min-height:48px;padding:12px 16px;border:1px solid #8a93a3;border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.main{border-color:#0066d6;background:#0066d6;color:#fff}
button:focus-visible{outline:3px solid #027aff;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#101216;color:#eceef2}main{background:#1a1d23;border-color:#343a45}.lead{color:#a3abb9}}
`
