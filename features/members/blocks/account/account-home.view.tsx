import type { ReactNode } from 'react'
import { accountPaths } from '../../contract/member.rules.ts'
import type { AccountHome } from '../../contract/account-view.ts'
import { AccountField, AccountForm, AccountNotice, AccountTick, NewPasswordField } from './account-form.view.tsx'
import { AccountSecurityView } from './account-security.view.tsx'
import type { Say } from './account.view.tsx'

interface PartProps {
  data: AccountHome
  t: Say
}

/** Account page of a member. Rarely used forms are folded. */
export function AccountHomeView({ data, t }: PartProps): ReactNode {
  return (
    <>
      <header className="account-head">
        <AccountNotice text={data.notice} />
        {data.problem && (
          <p className="account-problem" role="alert">
            {data.problem}
          </p>
        )}
        <h1>{data.member.name ? t('account.hello', { name: data.member.name }) : t('account')}</h1>
        <p className="account-lead">{data.member.email}</p>
      </header>
      <div className="account-columns">
        <div>
          {data.areas.length > 0 && (
            <section>
              <h2>{t('areas')}</h2>
              <ul className="account-plain">
                {data.areas.map(({ id, label, href }) => (
                  <li key={id}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {data.parts.map((part) => (
            <Part key={part.name} part={part} />
          ))}
          <Addresses data={data} t={t} />
        </div>
        <div>
          <Details data={data} t={t} />
          <AccountSecurityView data={data} t={t} />
          <SignOut data={data} t={t} />
          <YourData data={data} t={t} />
        </div>
      </div>
    </>
  )
}

function Part({ part: { name, title, none, rows } }: { part: AccountHome['parts'][number] }): ReactNode {
  return (
    <section id={name}>
      <h2>{title}</h2>
      {rows.length === 0 && <p className="account-hint">{none}</p>}
      <ul className="account-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <a href={row.href}>{row.title}</a>
            <span className="account-hint">{row.detail}</span>
            <span className="account-aside">{row.note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Details({ data, t }: PartProps): ReactNode {
  const { member, xsrfToken } = data
  return (
    <section>
      <h2>{t('details')}</h2>
      <AccountForm to="/profile" button={t('save')} xsrfToken={xsrfToken}>
        <AccountField id="account-name" name="name" label={t('field.name')} autoComplete="name" value={member.name} />
        <AccountField
          id="account-phone"
          name="phone"
          type="tel"
          label={t('field.phone')}
          autoComplete="tel"
          value={member.phone}
          isOptional
        />
        <AccountTick name="acceptsMarketing" label={t('join.news')} isTicked={member.acceptsMarketing} />
      </AccountForm>
      <details>
        <summary>{t('email.change')}</summary>
        <p>{t('email.now', { email: member.email })}</p>
        <AccountForm to="/email" button={t('email.change')} xsrfToken={xsrfToken}>
          <AccountField
            id="account-new-email"
            name="email"
            type="email"
            label={t('field.newEmail')}
            autoComplete="email"
          />
          <CurrentPassword id="account-email-proof" t={t} />
        </AccountForm>
      </details>
      <details>
        <summary>{t('password.change')}</summary>
        <AccountForm to="/password" button={t('password.change')} xsrfToken={xsrfToken}>
          <CurrentPassword id="account-current" t={t} />
          <NewPasswordField id="account-new-password" label={t('field.newPassword')} t={t} />
        </AccountForm>
      </details>
    </section>
  )
}

function Addresses({ data, t }: PartProps): ReactNode {
  const { addresses, editing, xsrfToken } = data
  return (
    <section id="addresses">
      <h2>{t('addresses')}</h2>
      {addresses.length === 0 && <p className="account-hint">{t('addresses.none')}</p>}
      <ul className="account-cards">
        {addresses.map(({ id, lines, isDefault }) => (
          <li key={id}>
            <address>
              {lines.map((line, at) => (
                <span key={at}>{line}</span>
              ))}
            </address>
            {isDefault && <p className="account-hint">{t('addresses.default')}</p>}
            <div className="account-ways">
              <a
                href={`${accountPaths.account}?edit=${id}#address-form`}
                aria-label={`${t('addresses.change')}: ${lines[0]}`}
              >
                {t('addresses.change')}
              </a>
              <AccountForm
                to="/addresses/remove"
                button={t('addresses.remove')}
                xsrfToken={xsrfToken}
                hidden={{ id }}
                isQuiet
              />
            </div>
          </li>
        ))}
      </ul>
      <details id="address-form" open={editing !== null}>
        <summary>{t(editing ? 'addresses.change' : 'addresses.add')}</summary>
        <AddressForm data={data} t={t} />
      </details>
    </section>
  )
}

function AddressForm({ data: { editing, countries, xsrfToken }, t }: PartProps): ReactNode {
  const address = editing?.address
  const field = (
    name: 'firstName' | 'lastName' | 'company' | 'line1' | 'line2' | 'postalCode' | 'city' | 'region',
    autoComplete: string,
  ) => (
    <AccountField
      id={`address-${name}`}
      name={name}
      label={t(`field.${name}`)}
      autoComplete={autoComplete}
      value={address?.[name]}
      isOptional={!['lastName', 'line1'].includes(name)}
    />
  )
  return (
    <AccountForm to="/addresses" button={t('save')} xsrfToken={xsrfToken} hidden={editing ? { id: editing.id } : {}}>
      <div className="account-pair">
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
      </div>
      {field('company', 'organization')}
      {field('line1', 'address-line1')}
      {field('line2', 'address-line2')}
      <div className="account-pair">
        {field('postalCode', 'postal-code')}
        {field('city', 'address-level2')}
      </div>
      <div className="account-pair">
        {field('region', 'address-level1')}
        <div className="account-field">
          <label htmlFor="address-country">{t('field.country')}</label>
          <select
            id="address-country"
            name="country"
            autoComplete="country"
            defaultValue={address?.country ?? ''}
            required
          >
            <option value="" aria-label={t('field.country')} />
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <AccountTick name="isDefault" label={t('field.isDefault')} />
    </AccountForm>
  )
}

/** Lets members download their personal data or have it deleted. */
function YourData({ data: { xsrfToken, member, sendsNoEmail }, t }: PartProps): ReactNode {
  return (
    <section id="data">
      <h2>{t('data')}</h2>
      <p className="account-hint">{t('data.lead')}</p>
      <p className="account-ways">
        <a href="/api/site-users/account/data" download>
          {t('data.download')}
        </a>
      </p>
      <details>
        <summary>{t('delete')}</summary>
        <p>{t(sendsNoEmail ? 'delete.leadKept' : 'delete.lead', { email: member.email })}</p>
        <p>{t('delete.kept')}</p>
        <AccountForm to="/delete" button={t('delete.ask')} xsrfToken={xsrfToken}>
          <CurrentPassword id="account-delete-proof" t={t} />
        </AccountForm>
      </details>
    </section>
  )
}

/** The field in which a member proves who they are. */
function CurrentPassword({ id, t }: { id: string; t: PartProps['t'] }): ReactNode {
  return (
    <AccountField id={id} name="current" type="password" label={t('field.current')} autoComplete="current-password" />
  )
}

function SignOut({ data: { xsrfToken }, t }: PartProps): ReactNode {
  return (
    <section>
      <AccountForm to="/session/end" button={t('signOut')} xsrfToken={xsrfToken}>
        <AccountTick name="cloneCart" label={t('signOut.cart')} />
        <AccountTick name="everywhere" label={t('signOut.all')} />
      </AccountForm>
    </section>
  )
}
