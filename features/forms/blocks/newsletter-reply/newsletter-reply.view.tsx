import type { ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import { newsletterLinksApi } from '../../contract/newsletter.api.ts'
import { formMessages } from '../../contract/forms.messages.ts'
import type { NewsletterReplyData, NewsletterReplyProps } from './newsletter-reply.contract.ts'

const actions = { confirm: newsletterLinksApi.confirm.path, unsubscribe: newsletterLinksApi.unsubscribe.path }

export function NewsletterReplyView({ data, page }: ViewProps<NewsletterReplyProps, NewsletterReplyData>): ReactNode {
  const say = formMessages.in(page.language)
  if (data.view === 'done')
    return (
      <div className="form-reply">
        <h1>{say(`newsletter.${data.what}Title`)}</h1>
        <p>{say(`newsletter.${data.what}`, { site: page.site.title })}</p>
        <p>
          <a href="/">{say('newsletter.home')}</a>
        </p>
      </div>
    )
  return (
    <form className="form-reply" method="post" action={actions[data.what]}>
      <h1>{say(`newsletter.${data.what}Ask`)}</h1>
      <p>{say(`newsletter.${data.what}Text`, { site: page.site.title })}</p>
      <input type="hidden" name="token" value={data.token} />
      <button className="button" type="submit">
        {say(`newsletter.${data.what}Button`)}
      </button>
    </form>
  )
}
