import type { ReactNode } from 'react'
import { accountPaths } from '#features/members/contract'
import { Picture } from '#features/media/visitor'
import type { PageFacts, ViewProps } from '#platform/render'
import { orderPageMessages } from '../../contract/order-page.messages.ts'
import type { OrderProps } from './order.contract.ts'
import type { AccountOffer, Answer, OrderPageData } from './order-page.contract.ts'

type Say = (name: Parameters<typeof orderPageMessages>[1]) => string

export function OrderView({ data, page }: ViewProps<OrderProps, OrderPageData | null>): ReactNode {
  const t: Say = (name) => orderPageMessages(page.language, name)
  if (!data) {
    return (
      <div className="order">
        <h1>{t('none')}</h1>
        <p>{t('none.lead')}</p>
        <p>
          <a className="button" href="/">
            {t('home')}
          </a>
        </p>
      </div>
    )
  }
  return (
    <div className="order">
      <Head data={data} t={t} />
      <div className="order-columns">
        <div>
          {data.account?.isFirst && <Account account={data.account} t={t} />}
          <Progress data={data} t={t} />
          <Lines data={data} t={t} page={page} />
          <ReturnPart data={data} t={t} />
        </div>
        <div>
          <Sums data={data} t={t} />
          {data.addresses.map(({ label, lines }) => (
            <section key={label}>
              <h2>{label}</h2>
              <address>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </section>
          ))}
          <Answers answers={data.answers} />
          {data.note && (
            <section>
              <h2>{t('note')}</h2>
              <p className="order-text">{data.note}</p>
            </section>
          )}
          {data.account && !data.account.isFirst && <Account account={data.account} t={t} />}
        </div>
      </div>
    </div>
  )
}

interface PartProps {
  data: OrderPageData
  t: Say
}

function Head({ data, t }: PartProps): ReactNode {
  return (
    <header>
      {data.ribbon && <p className="order-ribbon">{data.ribbon}</p>}
      {data.said && (
        <p className="order-said" role="status">
          {data.said}
        </p>
      )}
      <h1>{data.title}</h1>
      <p>{data.lead}</p>
      <p className="order-quiet">{data.facts}</p>
      <p className="order-ways">
        <a className="button" data-look="outline" href={data.onward.href}>
          {data.onward.label}
        </a>
        {data.accountHref && <a href={data.accountHref}>{t('yourAccount')}</a>}
      </p>
    </header>
  )
}

function Progress({ data, t }: PartProps): ReactNode {
  const { progress, instructions, parcels, downloads } = data
  return (
    <>
      <section>
        <h2>{t('progress')}</h2>
        <ul className="order-progress">
          {progress.map(({ label, isDone }) => (
            <li key={label} data-done={isDone ? '' : undefined}>
              {label}
            </li>
          ))}
        </ul>
      </section>
      {instructions && (
        <section>
          <h2>{t('howToPay')}</h2>
          <p className="order-text">{instructions}</p>
        </section>
      )}
      {downloads.length > 0 && (
        <section>
          <h2>{t('downloads')}</h2>
          <ul className="order-plain">
            {downloads.map(({ id, label, href, left }) => (
              <li key={id}>
                {href ? (
                  <a className="button" href={href} download>
                    {label}
                  </a>
                ) : (
                  <strong>{label}</strong>
                )}
                <span className="order-quiet">{left}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {parcels.length > 0 && (
        <section>
          <h2>{t('parcels')}</h2>
          <ul className="order-plain">
            {parcels.map(({ id, label, detail, url }) => (
              <li key={id}>
                <strong>{label}</strong>
                {detail && <span className="order-quiet">{detail}</span>}
                {url && (
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {t('track')}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The address and the name are known: a password is all that is missing. */
function Account({ account: { title, lead, problem, join }, t }: { account: AccountOffer; t: Say }): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <p>{lead}</p>
      {join && (
        <form className="order-form" method="post" action="/api/site-users/account">
          {Object.entries(join).map(([name, value]) => (
            <input
              key={name}
              type="hidden"
              name={name}
              value={value}
              autoComplete={name === 'email' ? 'username' : undefined}
            />
          ))}
          <label>
            {t('account.password')}
            <input
              type="password"
              name="password"
              autoComplete="new-password"
              minLength={8}
              maxLength={256}
              required
              aria-describedby={problem ? 'order-hint order-problem' : 'order-hint'}
            />
          </label>
          <p id="order-hint" className="order-quiet">
            {t('account.hint')}
          </p>
          {problem && (
            <p id="order-problem" role="alert">
              {problem}
            </p>
          )}
          <button className="button">{t('access.join')}</button>
        </form>
      )}
      <p className="order-ways">
        <a href={accountPaths.signIn}>{t('access.signIn')}</a>
      </p>
    </section>
  )
}

function Lines({ data, t, page }: PartProps & { page: PageFacts }): ReactNode {
  return (
    <section>
      <h2>{t(data.isDonation ? 'lines.donation' : 'lines')}</h2>
      <ul className="order-lines">
        {data.lines.map((line) => (
          <li key={line.id}>
            {line.picture && !page.editing ? (
              <Picture asset={line.picture} sizes="80px" ratio={1} alt="" />
            ) : (
              <span className="order-nothing" />
            )}
            <div>
              <strong>{line.title}</strong>
              {line.detail && <span className="order-quiet">{line.detail}</span>}
              <span className="order-quiet">{line.count}</span>
              <Answers answers={line.answers} />
            </div>
            <span className="order-amount">{line.amount}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answers({ answers }: { answers: readonly Answer[] }): ReactNode {
  if (answers.length === 0) return null
  return (
    <dl className="order-answers">
      {answers.map(({ title, text }, at) => (
        <div key={at}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Sums({ data, t }: PartProps): ReactNode {
  return (
    <section className="order-sums">
      <h2>{t(data.isDonation ? 'sums.donation' : 'sums')}</h2>
      <dl>
        {data.sums.map(({ label, amount, isTotal }) => (
          <div key={label} data-total={isTotal ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {data.invoices.length > 0 && (
        <ul className="order-plain">
          {data.invoices.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ReturnPart({ data, t }: PartProps): ReactNode {
  const { returns, returnForm } = data
  if (returns.length === 0 && !returnForm) return null
  return (
    <section>
      <h2>{t('return')}</h2>
      {returns.length > 0 && (
        <ul className="order-plain">
          {returns.map(({ id, label, what, answer }) => (
            <li key={id}>
              {label}: {what}
              {answer && <p className="order-answer">{answer}</p>}
            </li>
          ))}
        </ul>
      )}
      {returnForm && (
        <details className="order-return">
          <summary>{t('return.lead')}</summary>
          <form className="order-form" method="post" action="/commerce/order-return">
            <input type="hidden" name="token" value={returnForm.token} />
            <label>
              {t('return.item')}
              <select name="lineId" required>
                {returnForm.lines.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t('return.quantity')}
              <input
                type="number"
                name="quantity"
                defaultValue={1}
                min={1}
                max={Math.max(...returnForm.lines.map(({ most }) => most))}
                required
              />
            </label>
            <label>
              {t('return.reason')}
              <textarea name="reason" rows={3} maxLength={500} />
            </label>
            <button className="button">{t('return.send')}</button>
          </form>
        </details>
      )}
    </section>
  )
}
