import type { ReactNode } from 'react'
import type { Say } from './account.view.tsx'

const api = '/api/site-users/account'

interface FormProps {
  /** Path below that of all calls on the account. */
  to: string
  button: string
  problem?: string
  xsrfToken?: string
  hidden?: Readonly<Record<string, string>>
  isQuiet?: boolean
  /** A passkey signs a challenge before the form is sent, and the field is shown only then: its challenge and kind. */
  passkey?: { kind: 'get' | 'create'; question: string; offers?: boolean; failed: string }
  children?: ReactNode
}

/** A form that is sent by the browser, or by a script that stays on the page after an error. */
export function AccountForm({
  to,
  button,
  problem = '',
  xsrfToken,
  hidden = {},
  isQuiet = false,
  passkey,
  children,
}: FormProps): ReactNode {
  return (
    <form method="post" action={`${api}${to}`} noValidate data-account-form {...(passkey ? passkeyOf(passkey) : {})}>
      {passkey && <input type="hidden" name="answer" />}
      {Object.entries({ ...hidden, ...(xsrfToken ? { xsrfToken } : {}) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <p className="account-problem" role="alert">
        {problem}
      </p>
      <button className={isQuiet ? 'account-quiet-button' : 'button'}>{button}</button>
    </form>
  )
}

function passkeyOf({ kind, question, offers, failed }: NonNullable<FormProps['passkey']>) {
  return {
    hidden: true,
    'data-passkey': kind,
    'data-question': `${api}${question}`,
    'data-failed': failed,
    ...(offers ? { 'data-offers': '' } : {}),
  }
}

/** A button that a script shows where passkeys can be used. `offers`: inside the field for the address as well. */
export function AccountPasskey({
  to,
  returnTo,
  offers = false,
  t,
}: {
  to: string
  returnTo: string
  offers?: boolean
  t: Say
}): ReactNode {
  return (
    <AccountForm
      to={to}
      button={t('passkey.use')}
      isQuiet
      hidden={returnTo ? { returnTo } : {}}
      passkey={{ kind: 'get', question: '/session/passkey/question', offers, failed: t('passkey.failed') }}
    />
  )
}

interface FieldProps {
  id: string
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'tel'
  autoComplete: string
  value?: string
  hint?: string
  isOptional?: boolean
  minLength?: number
}

export function AccountField({
  id,
  name,
  label,
  type = 'text',
  autoComplete,
  value,
  hint,
  isOptional = false,
  minLength,
}: FieldProps): ReactNode {
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        required={!isOptional}
        minLength={minLength}
        maxLength={256}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...(type === 'email' ? { spellCheck: false } : {})}
      />
      {hint && (
        <p id={`${id}-hint`} className="account-hint">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A password that a member chooses. */
export function NewPasswordField({ id, label, t }: { id: string; label: string; t: Say }): ReactNode {
  const hint = t('field.newPassword.hint')
  return (
    <AccountField
      id={id}
      name="password"
      type="password"
      label={label}
      autoComplete="new-password"
      hint={hint}
      minLength={8}
    />
  )
}

export function AccountTick({
  name,
  label,
  isTicked = false,
}: {
  name: string
  label: string
  isTicked?: boolean
}): ReactNode {
  return (
    <label className="account-tick">
      <input type="checkbox" name={name} defaultChecked={isTicked} />
      <span>{label}</span>
    </label>
  )
}

export function AccountNotice({ text }: { text: string }): ReactNode {
  return text ? (
    <p className="account-said" role="status">
      {text}
    </p>
  ) : null
}
