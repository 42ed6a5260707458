import type { ReactNode } from 'react'
import { accountPaths } from '#features/members/contract'
import { CheckedForm, Fault, faultOf } from '#features/pages/visitor'
import type { Language } from '#platform/i18n'
import type { PartProps, Say } from './order-part.ts'
import type { AccountOffer, ReturnForm } from './order-page.contract.ts'

/** Creates an account for the order's customer, who only chooses a password. */
export function Account({
  account: { title, lead, problem, join },
  t,
  language,
}: {
  account: AccountOffer
  t: Say
  language: Language
}): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <p>{lead}</p>
      {join && (
        <CheckedForm language={language} className="order-form" method="post" action="/api/site-users/account">
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
              id="order-password"
              type="password"
              name="password"
              autoComplete="new-password"
              minLength={8}
              maxLength={256}
              required
              {...faultOf('order-password', problem, 'order-hint')}
            />
          </label>
          <Fault id="order-password" text={problem} />
          <p id="order-hint" className="order-quiet">
            {t('account.hint')}
          </p>
          <button className="button">{t('access.join')}</button>
        </CheckedForm>
      )}
      <p className="order-ways">
        <a href={accountPaths.signIn}>{t('access.signIn')}</a>
      </p>
    </section>
  )
}

export function ReturnPart({ data, t, language }: PartProps & { language: Language }): ReactNode {
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
      {returnForm && <AskReturn form={returnForm} t={t} language={language} />}
    </section>
  )
}

function AskReturn({ form, t, language }: { form: ReturnForm; t: Say; language: Language }): ReactNode {
  const { typed } = form
  const fault = typed?.fault ?? ''
  return (
    <details className="order-return" id="return" open={typed !== null}>
      <summary>{t(form.answersBy === 'email' ? 'return.lead' : 'return.leadKept')}</summary>
      <CheckedForm language={language} className="order-form" method="post" action="/commerce/order-return">
        <input type="hidden" name="token" value={form.token} />
        <label>
          {t('return.item')}
          <select name="lineId" required defaultValue={typed?.line}>
            {form.lines.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('return.quantity')}
          <input
            id="return-quantity"
            type="number"
            name="quantity"
            defaultValue={typed?.quantity ?? 1}
            min={1}
            max={Math.max(...form.lines.map(({ most }) => most))}
            required
            {...faultOf('return-quantity', fault)}
          />
        </label>
        <Fault id="return-quantity" text={fault} />
        <label>
          {t('return.reason')}
          <textarea name="reason" rows={3} maxLength={500} defaultValue={typed?.reason} />
        </label>
        <button className="button">{t('return.send')}</button>
      </CheckedForm>
    </details>
  )
}
