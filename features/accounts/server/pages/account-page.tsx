import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Configuration } from '#platform/context'
import { Problem, statusOfProblem } from '#platform/contract'
import { type Answer, type CookieChange, answer } from '#platform/http'
import { type Language, problemSentence, sourceLanguage } from '#platform/i18n'
import type { AnyoneContext } from '../sessions/account-context.ts'
import { accountPageCss } from './account-page.styles.ts'
import { passkeyScriptPath } from './passkey-script.ts'

export interface AccountPageParts {
  ctx: Pick<AnyoneContext, 'locale' | 'config'>
  title: string
  lead?: string
  /** Error shown in red above the form. */
  problem?: string
  children?: ReactNode
  /** Links below the sheet. */
  foot?: ReactNode
  status?: number
  cookies?: readonly CookieChange[]
  /** Whether the page loads the script that offers passkeys. */
  runsPasskeys?: boolean
}

/** A whole page of the platform host, which works without scripts. */
export function accountPage({
  ctx,
  status = 200,
  cookies = [],
  runsPasskeys = false,
  ...parts
}: AccountPageParts): Answer<string> {
  const nonce = runsPasskeys ? randomBytes(16).toString('base64url') : null
  const body = `<!doctype html>${renderToStaticMarkup(<Page language={ctx.locale} nonce={nonce} {...parts} />)}`
  const headers = { 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': policy(ctx.config, nonce) }
  return answer({ status, cookies, type: 'text/html; charset=utf-8', headers, body })
}

/**
 * Only the script that offers passkeys runs on these pages. Browsers apply `form-action` to redirects after a form too,
 * and signing in may redirect to a site's admin host.
 */
function policy({ protocol, adminHost }: Configuration, nonce: string | null): string {
  const scripts = nonce ? ` script-src 'nonce-${nonce}' 'strict-dynamic'; connect-src 'self';` : ''
  const targets = `'self' ${protocol}://*.${adminHost}`
  return `default-src 'none';${scripts} style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`
}

/** `nonce` of the script that offers passkeys; null on pages without it. */
type PageProps = Omit<AccountPageParts, 'ctx' | 'status' | 'cookies' | 'runsPasskeys'> & {
  language: Language
  nonce: string | null
}

function Page({ language, title, lead, problem, children, foot, nonce }: PageProps): ReactNode {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Quoin`}</title>
        <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(mark)}`} />
        <style dangerouslySetInnerHTML={{ __html: accountPageCss }} />
      </head>
      <body>
        <Wall />
        <main>
          <a className="brand" href="/" aria-label="Quoin">
            <span dangerouslySetInnerHTML={{ __html: mark }} />
            Quoin
          </a>
          <h1>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
          {problem ? (
            <p className="problem" role="alert">
              {problem}
            </p>
          ) : null}
          {children}
          {foot ? <footer>{foot}</footer> : null}
        </main>
        {nonce ? <script nonce={nonce} src={passkeyScriptPath} defer /> : null}
      </body>
    </html>
  )
}

export interface FieldParts {
  label: string
  name: string
  type: 'email' | 'password' | 'text'
  autoComplete: string
  value?: string
  hint?: string
  minLength?: number
  focused?: boolean
  required?: boolean
}

export function Field({
  label,
  name,
  type,
  autoComplete,
  value,
  hint,
  minLength,
  focused,
  required = true,
}: FieldParts): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <input
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        minLength={minLength}
        required={required}
        aria-describedby={hint ? `${name}-hint` : undefined}
        {...(focused ? { autoFocus: true } : {})}
        {...(type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
      />
      {hint ? <small id={`${name}-hint`}>{hint}</small> : null}
    </label>
  )
}

/** The sentence of a problem in the person's language and its status; anything else is thrown on. */
export function problemNotice(error: unknown, language: Language): { problem: string; status: number } {
  if (!(error instanceof Problem)) throw error
  const translatedSentence = language === sourceLanguage ? null : problemSentence(language, error.code, error.details)
  return { problem: translatedSentence ?? error.message, status: statusOfProblem(error) }
}

/** Logo: three courses of a corner, with the long stone in blue. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="24" height="24"><path fill="#027AFF" d="M2 2h16v5H2z"/><path fill="#8A93A3" d="M2 8.5h11v5H2z"/><path fill="#5A6270" d="M2 15h16v3H2z"/></svg>'

/** Draws a corner in courses of long and short stones, with the quoins in colour: the only ornament of these pages. */
function Wall(): ReactNode {
  const courses = Array.from({ length: 18 }, (_, row) => row)
  return (
    <svg className="wall" aria-hidden viewBox="0 0 480 720" preserveAspectRatio="xMinYMid slice">
      {courses.map((row) => (
        <g key={row} transform={`translate(0 ${row * 40})`}>
          {[0, 1, 2, 3, 4].map((stone) => (
            <rect key={stone} {...stoneAt(row, stone)} y={0} height={36} rx={2} className={tone(row, stone)} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function stoneAt(row: number, stone: number): { x: number; width: number } {
  const corner = row % 2 === 0 ? 148 : 96
  return stone === 0 ? { x: 0, width: corner } : { x: corner + 4 + (stone - 1) * 104, width: 100 }
}

function tone(row: number, stone: number): string {
  if (row === 8 && stone === 0) return 'lit'
  return ['a', 'b', 'c'][(row * 7 + stone * 5 + ((row * stone) % 4)) % 3] ?? 'a'
}
