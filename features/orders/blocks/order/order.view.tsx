import type { ReactNode } from 'react'
import { AssetImage } from '#features/media/visitor'
import type { PageContext, ViewProps } from '#platform/render'
import { orderPageMessages } from '../../contract/order-page.messages.ts'
import type { OrderProps } from './order.contract.ts'
import { Account, ReturnPart } from './order-forms.tsx'
import type { PartProps, Say } from './order-part.ts'
import type { Answer, OrderPageData } from './order-page.contract.ts'

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
          {data.account?.isFirst && <Account account={data.account} t={t} language={page.language} />}
          <Remarks data={data} />
          <Progress data={data} t={t} />
          <Lines data={data} t={t} page={page} />
          <ReturnPart data={data} t={t} language={page.language} />
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
          {data.account && !data.account.isFirst && <Account account={data.account} t={t} language={page.language} />}
        </div>
      </div>
      {data.policies.length > 0 && (
        <nav className="order-policies" aria-label={t('policies')}>
          {data.policies.map(({ label, path }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

function Remarks({ data: { remarks } }: Pick<PartProps, 'data'>): ReactNode {
  return remarks.map(({ text, link }) => (
    <p key={text} className="order-said">
      {text} {link && <a href={link.url}>{link.label}</a>}
    </p>
  ))
}

function Head({ data, t }: PartProps): ReactNode {
  return (
    <header>
      {data.ribbon && <p className="order-ribbon">{data.ribbon}</p>}
      {data.notice && (
        <p className="order-said" role="status">
          {data.notice}
        </p>
      )}
      <h1>{data.title}</h1>
      <p>{data.lead}</p>
      <p className="order-quiet">{data.summary}</p>
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

function Lines({ data, t, page }: PartProps & { page: PageContext }): ReactNode {
  return (
    <section>
      <h2>{t(data.isDonation ? 'lines.donation' : 'lines')}</h2>
      <ul className="order-lines">
        {data.lines.map((line) => (
          <li key={line.id}>
            {line.image && !page.editing ? (
              <AssetImage asset={line.image} sizes="80px" ratio={1} alt="" />
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
      {data.taxNotes.map((note) => (
        <p key={note} className="order-quiet">
          {note}
        </p>
      ))}
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
