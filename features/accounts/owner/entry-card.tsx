import './accounts-owner.css'
import type { FormEvent, ReactNode } from 'react'
import { Banner, sentenceOf, useLanguage } from '#platform/ui'

/** The one card of every screen before sign-in. */
export function EntryCard({
  title,
  lead,
  error,
  onSubmit,
  children,
  foot,
}: {
  title: string
  lead?: string
  error?: unknown
  onSubmit?: () => void
  children: ReactNode
  foot?: ReactNode
}) {
  const language = useLanguage()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <main className="entry">
      <div className="entry-brand" aria-hidden>
        <svg width="28" height="28" viewBox="0 0 20 20">
          <path d="M2 2h16v5H2z" fill="#027aff" />
          <path d="M2 8.5h11v5H2z" fill="currentColor" />
          <path d="M2 15h16v3.5H2z" fill="currentColor" opacity=".55" />
        </svg>
      </div>
      <form className="entry-card" onSubmit={submit} noValidate>
        <header>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {error ? <Banner tone="danger">{sentenceOf(error, language)}</Banner> : null}
        {children}
      </form>
      {foot && <footer>{foot}</footer>}
    </main>
  )
}
