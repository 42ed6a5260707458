import type { ReactNode } from 'react'
import type { AccountHome } from '../../contract/account-view.ts'
import { AccountField, AccountForm } from './account-form.view.tsx'
import type { Say } from './account.view.tsx'

interface PartProps {
  data: AccountHome
  t: Say
}

/**
 * Passkeys, one-time codes and recovery codes of a member. Everything except adding a passkey works without scripts.
 */
export function AccountSecurityView({ data, t }: PartProps): ReactNode {
  const { isOn, newCodes } = data.security
  return (
    <section id="security">
      <h2>{t('security')}</h2>
      <p className="account-hint">{t('security.lead')}</p>
      {newCodes.length > 0 && <NewCodes data={data} t={t} />}
      <Passkeys data={data} t={t} />
      <Codes data={data} t={t} />
      {isOn && <Recovery data={data} t={t} />}
    </section>
  )
}

function NewCodes({ data: { security, member }, t }: PartProps): ReactNode {
  const text = `${member.email}\n\n${security.newCodes.join('\n')}\n`
  return (
    <div className="account-codes" role="status">
      <h3>{t('recovery.keep')}</h3>
      <p>{t('recovery.keep.lead')}</p>
      <ol>
        {security.newCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
        {t('recovery.download')}
      </a>
    </div>
  )
}

function Passkeys({ data, t }: PartProps): ReactNode {
  const { security, xsrfToken } = data
  return (
    <>
      <h3>{t('passkeys')}</h3>
      <p className="account-hint">{t('passkeys.lead')}</p>
      <ul className="account-cards">
        {security.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <p>{passkey.name}</p>
            <p className="account-hint">
              {passkey.isCopied
                ? t('passkeys.copied')
                : passkey.used
                  ? t('passkeys.used', { when: passkey.used })
                  : t('passkeys.added', { when: passkey.added })}
            </p>
            <details>
              <summary aria-label={`${t('passkeys.change')}: ${passkey.name}`}>{t('passkeys.change')}</summary>
              <AccountForm
                to="/second-factor/passkeys/rename"
                button={t('save')}
                xsrfToken={xsrfToken}
                hidden={{ id: passkey.id }}
              >
                <AccountField
                  id={`passkey-${passkey.id}`}
                  name="name"
                  label={t('passkeys.name')}
                  autoComplete="off"
                  value={passkey.name}
                />
              </AccountForm>
              <AccountForm
                to="/second-factor/passkeys/remove"
                button={t('passkeys.remove')}
                xsrfToken={xsrfToken}
                hidden={{ id: passkey.id }}
              >
                <Proof id={`proof-${passkey.id}`} t={t} />
              </AccountForm>
            </details>
          </li>
        ))}
      </ul>
      <AccountForm
        to="/second-factor/passkeys"
        button={t('passkeys.add')}
        xsrfToken={xsrfToken}
        passkey={{ kind: 'create', question: '/second-factor/passkeys/question', failed: t('passkey.failed') }}
      >
        <AccountField id="passkey-name" name="name" label={t('passkeys.name')} autoComplete="off" />
        <Proof id="passkey-proof" t={t} />
      </AccountForm>
    </>
  )
}

function Codes({ data: { security, xsrfToken }, t }: PartProps): ReactNode {
  const { codesSince, start } = security
  return (
    <>
      <h3>{t('codes')}</h3>
      <p className="account-hint">{codesSince ? t('codes.since', { when: codesSince }) : t('codes.lead')}</p>
      {start && (
        <AccountForm to="/second-factor/codes" button={t('codes.on')} xsrfToken={xsrfToken}>
          <p>{t('codes.scan')}</p>
          <img
            className="account-qr"
            src={`data:image/svg+xml,${encodeURIComponent(start.qrCode)}`}
            alt={t('codes.qrCode')}
            width={180}
            height={180}
          />
          <p>
            {t('codes.key')} <code>{start.secret}</code>
          </p>
          <AccountField id="codes-first" name="code" label={t('step.code')} autoComplete="one-time-code" />
        </AccountForm>
      )}
      {!start && (
        <details>
          <summary>{t(codesSince ? 'codes.off' : 'codes.setUp')}</summary>
          <AccountForm
            to={codesSince ? '/second-factor/codes/remove' : '/second-factor/codes/start'}
            button={t(codesSince ? 'codes.off' : 'codes.setUp')}
            xsrfToken={xsrfToken}
          >
            <Proof id="codes-proof" t={t} />
          </AccountForm>
        </details>
      )}
    </>
  )
}

function Recovery({ data: { security, xsrfToken }, t }: PartProps): ReactNode {
  return (
    <>
      <h3>{t('recovery')}</h3>
      <p className="account-hint">{t('recovery.left', { left: String(security.recoveryCodes) })}</p>
      <details>
        <summary>{t('recovery.new')}</summary>
        <p>{t('recovery.new.lead')}</p>
        <AccountForm to="/second-factor/recovery-codes" button={t('recovery.new')} xsrfToken={xsrfToken}>
          <Proof id="recovery-proof" t={t} />
        </AccountForm>
      </details>
    </>
  )
}

function Proof({ id, t }: { id: string; t: Say }): ReactNode {
  return (
    <AccountField id={id} name="current" type="password" label={t('field.current')} autoComplete="current-password" />
  )
}
