import type { ReactNode } from 'react'
import { CheckedForm, Fault, faultOf } from '#features/pages/visitor'
import type { Language } from '#platform/i18n'
import { safeHref, type ViewProps, Wake } from '#platform/render'
import { subscriptionPageMessages } from '../../contract/subscription-page.messages.ts'
import { askCancel } from './ask-cancel.behaviour.ts'
import type { SubscriptionProps } from './subscription.contract.ts'
import type { SubscriptionPageData } from './subscription-page.contract.ts'

export function SubscriptionView({ data, page }: ViewProps<SubscriptionProps, SubscriptionPageData | null>): ReactNode {
  const t: PartProps['t'] = (name, values) => subscriptionPageMessages(page.language, name, values)
  if (!data) {
    return (
      <div className="subscription">
        <h1>{t('none')}</h1>
        <p>{t('none.lead')}</p>
      </div>
    )
  }
  if (data.asksCancel) return <AskCancel data={data} t={t} />
  return (
    <div className="subscription">
      {data.notice && (
        <p className="subscription-said" role="status">
          {data.notice}
        </p>
      )}
      {data.problem && !data.problemField && (
        <p className="subscription-said" role="alert">
          {data.problem}
        </p>
      )}
      <h1>{t('title')}</h1>
      <p>
        <strong>{data.what}</strong>
        <br />
        {data.state}
        {data.next && (
          <>
            <br />
            {data.next}
          </>
        )}
        <br />
        {data.card}
      </p>
      {data.acts.length > 0 && <Acts data={data} t={t} />}
      {data.cardForm && <CardForm data={data} t={t} language={page.language} />}
      {data.orders.length > 0 && <Orders data={data} t={t} />}
      {data.history.length > 0 && (
        <section>
          <h2>{t('history')}</h2>
          <ul>
            {data.history.map(({ id, day, state }) => (
              <li key={id}>
                {day}: {state}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface PartProps {
  data: SubscriptionPageData
  t: (name: Parameters<typeof subscriptionPageMessages>[1], values?: Record<string, string>) => string
}

function Orders({ data: { orders, older, token }, t }: PartProps): ReactNode {
  return (
    <section id="orders">
      <h2>{t('orders')}</h2>
      <ul className="subscription-orders">
        {orders.map(({ id, title, detail, amount, href }) => (
          <li key={id}>
            <a href={safeHref(href) ?? undefined}>{title}</a>
            <span>{detail}</span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
      {older !== null && (
        <a href={`/commerce/subscription?token=${encodeURIComponent(token)}&before=${older}#orders`}>{t('older')}</a>
      )}
    </section>
  )
}

/** The customer's likely intention when offered, so its button is filled. */
const mainActs: readonly string[] = ['resume', 'continue']

function Acts({ data, t }: PartProps): ReactNode {
  return (
    <section>
      <h2>{t('acts')}</h2>
      <form method="post" action="/commerce/subscription" className="subscription-acts">
        <input type="hidden" name="token" value={data.token} />
        {data.acts
          .filter((act) => act !== 'cancel')
          .map((act) => (
            <button
              key={act}
              className="button"
              data-look={mainActs.includes(act) ? undefined : 'outline'}
              name="act"
              value={act}
            >
              {t(act)}
            </button>
          ))}
      </form>
      {data.acts.includes('cancel') && (
        <Wake
          island={askCancel}
          when="touch"
          props={{
            title: t('cancel.ask'),
            message: cancelText(data, t),
            confirm: t('cancel'),
            cancel: t('cancel.keep'),
            act: data.stopsOn ? 'stop' : 'cancel',
          }}
        >
          <form method="get" action="/commerce/subscription" className="subscription-cancel">
            <input type="hidden" name="token" value={data.token} />
            <button className="button" data-look="outline" name="ask" value="cancel">
              {t('cancel')}
            </button>
          </form>
        </Wake>
      )}
      {data.acts.includes('cancel') && data.stopsOn && (
        <p className="subscription-now">
          <a href={`/commerce/subscription?token=${encodeURIComponent(data.token)}&ask=cancel`}>
            {t('cancel.nowLink')}
          </a>
        </p>
      )}
    </section>
  )
}

/** Cancels at the end of the paid period, if there is one. */
function cancelText({ stopsOn }: SubscriptionPageData, t: PartProps['t']): string {
  return stopsOn ? t('cancel.then', { day: stopsOn }) : t('cancel.sure')
}

function AskCancel({ data, t }: PartProps): ReactNode {
  return (
    <div className="subscription">
      <h1>{t('cancel.ask')}</h1>
      <p>
        <strong>{data.what}</strong>
        <br />
        {cancelText(data, t)}
      </p>
      <form method="post" action="/commerce/subscription" className="subscription-acts">
        <input type="hidden" name="token" value={data.token} />
        <button className="button" name="act" value={data.stopsOn ? 'stop' : 'cancel'}>
          {t('cancel')}
        </button>
        {data.stopsOn && (
          <button className="button" data-look="outline" name="act" value="cancel">
            {t('cancel.now')}
          </button>
        )}
        <a
          className="button"
          data-look="outline"
          href={`/commerce/subscription?token=${encodeURIComponent(data.token)}`}
        >
          {t('cancel.keep')}
        </a>
      </form>
    </div>
  )
}

function CardForm({ data, t, language }: PartProps & { language: Language }): ReactNode {
  return (
    <section id="card">
      <h2>{t('changeCard')}</h2>
      <CheckedForm language={language} method="post" action="/commerce/subscription/card" className="subscription-card">
        <input type="hidden" name="token" value={data.token} />
        {data.cardForm === 'fields' && (
          <>
            <p>{t('card.test')}</p>
            <CardField name="number" autoComplete="cc-number" maxLength={30} data={data} t={t} />
            <CardField name="expiry" autoComplete="cc-exp" maxLength={10} data={data} t={t} />
            <CardField name="cvc" autoComplete="cc-csc" maxLength={4} data={data} t={t} />
          </>
        )}
        <button className="button">{t(data.cardForm === 'fields' ? 'card.keep' : 'card.away')}</button>
      </CheckedForm>
    </section>
  )
}

interface CardFieldProps extends PartProps {
  name: 'number' | 'expiry' | 'cvc'
  autoComplete: string
  maxLength: number
}

function CardField({ name, autoComplete, maxLength, data, t }: CardFieldProps): ReactNode {
  const id = `card-${name}`
  const fault = data.problemField === name ? data.problem : ''
  return (
    <>
      <label>
        {t(`card.${name}`)}
        <input
          id={id}
          type="text"
          name={name}
          inputMode={name === 'expiry' ? undefined : 'numeric'}
          autoComplete={autoComplete}
          maxLength={maxLength}
          required
          {...faultOf(id, fault)}
        />
      </label>
      <Fault id={id} text={fault} />
    </>
  )
}
