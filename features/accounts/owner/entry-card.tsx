import './accounts-owner.css'
import type { ReactNode } from 'react'
import { Banner, Form, FormNotice, type FormState, sentenceOf, useLanguage } from '#platform/ui'

/** The one card of every screen before sign-in. */
export function EntryCard({
  title,
  lead,
  error,
  form,
  children,
  foot,
}: {
  title: string
  lead?: string
  error?: unknown
  form: FormState
  children: ReactNode
  foot?: ReactNode
}) {
  const language = useLanguage()
  return (
    <main className="entry">
      <div className="entry-brand" aria-hidden>
        <svg width="28" height="28" viewBox="0 0 20 20">
          <path d="M2 2h16v5H2z" fill="#027aff" />
          <path d="M2 8.5h11v5H2z" fill="currentColor" />
          <path d="M2 15h16v3.5H2z" fill="currentColor" opacity=".55" />
        </svg>
      </div>
      <Form form={form} className="entry-card" ownNotice>
        <header>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {error ? <Banner tone="danger">{sentenceOf(error, language)}</Banner> : <FormNotice form={form} />}
        {children}
      </Form>
      {foot && <footer>{foot}</footer>}
    </main>
  )
}
