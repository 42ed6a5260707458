import { expect, test } from 'vitest'
import { messages } from '#platform/i18n'

const systemError = messages('members.systemError')

test('B8.04 B8.05 B8.06 the sentences of the overlay, word for word, and in Dutch', () => {
  const t = systemError.in('en')
  expect([t('title'), t('cleaned'), t('network'), t('reload'), t('clear')]).toEqual([
    'Something Went Wrong!',
    'Our system has encountered an error. This exception has been automatically logged and reported. We will return shortly.',
    'Unable to connect to the provider. Please try again.',
    'Reload Page',
    'Clear',
  ])
  expect(systemError('nl', 'reload')).toBe('Pagina opnieuw laden')
})
