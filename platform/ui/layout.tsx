import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

/** A column beside the page, with a fixed header and a scrolling body. */
export function Panel({ title, actions, children }: { title: ReactNode; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="q-panel">
      <header className="q-panel-head">
        <h2>{title}</h2>
        {actions && <div className="q-button-row">{actions}</div>}
      </header>
      <div className="q-panel-body">{children}</div>
    </section>
  )
}

/** A group of related fields. */
export function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="q-group" role="group" aria-label={title}>
      {title && <h3>{title}</h3>}
      {children}
    </div>
  )
}

/** Fields in columns; on a phone below each other where their hints are long. */
export function Columns({ hasLongHints, children }: { hasLongHints?: boolean; children: ReactNode }) {
  return <div className={hasLongHints ? 'q-columns long-hints' : 'q-columns'}>{children}</div>
}

/** A whole screen with a title, one sentence, actions and content. */
export function Page({
  title,
  lead,
  actions,
  width,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'normal' | 'full'
  children: ReactNode
}) {
  return (
    <main className={cx('q-page', width)}>
      <header className="q-page-head">
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className="q-button-row">{actions}</div>}
      </header>
      {children}
    </main>
  )
}

export function Card({
  title,
  lead,
  foot,
  children,
}: {
  title?: ReactNode
  lead?: ReactNode
  foot?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="q-card">
      {title && (
        <header className="q-card-head">
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </header>
      )}
      <div className="q-card-body">{children}</div>
      {foot && <footer className="q-card-foot">{foot}</footer>}
    </section>
  )
}

export function Toolbar({ children }: { children: ReactNode }) {
  return <div className="q-toolbar">{children}</div>
}

/** Shows names and values, side by side if there is space. */
export function DetailList({ details }: { details: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="q-facts">
      {details.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
