import type { ReactNode } from 'react'
import { accountPaths } from '#features/members/contract'
import type { PartProps, Say } from './order-part.ts'
import type { AccountOffer } from './order-page.contract.ts'

/** The address and the name are known: a password is all that is missing. */
export function Account({ account: { title, lead, problem, join }, t }: { account: AccountOffer; t: Say }): ReactNode {
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

export function ReturnPart({ data, t }: PartProps): ReactNode {
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
