import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AccessProvider, LanguageProvider, ownerQueryClient, queryKeyOf } from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { HeldEmails } from './held-emails.tsx'

function seen(held: number, { isInMailbox = false } = {}): string {
  const client = ownerQueryClient()
  const limits = { held, hour: { sent: 1000, most: 1000 }, day: { sent: 1200, most: 10_000 } }
  client.setQueryData(queryKeyOf(sitesApi.mailLimits, {}), limits)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider language="en" siteLocale="nl-NL">
        <AccessProvider permissions={['settings.mail']} flags={[]}>
          <HeldEmails isInMailbox={isInMailbox} />
        </AccessProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

test('an owner whose site has used up its emails reads how many wait, how many it may send, and where they are', () => {
  const html = seen(12)
  for (const words of ['12 emails are waiting.', '1,000 emails an hour', '10,000 a day', 'href="/config/mailbox"'])
    expect(html).toContain(words)
  expect(seen(1, { isInMailbox: true })).toContain('1 email is waiting.')
  expect(seen(1, { isInMailbox: true })).not.toContain('href="/config/mailbox"')
})

test('a site within its quota shows no notice', () => {
  expect(seen(0)).toBe('')
})
