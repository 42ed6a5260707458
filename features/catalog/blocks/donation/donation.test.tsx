import { expect, test, vi } from 'vitest'
import type { PageContext } from '#platform/render'
import { renderView } from '#support/render-view'
import { donation as behaviour } from './donation.behaviour.ts'
import { donationBlockContract } from './donation.contract.ts'
import { type DonationData, DonationView } from './donation.view.tsx'

const page: PageContext = {
  locale: 'en-GB',
  language: 'en',
  path: '/',
  pageType: 2,
  documentId: '65a1f0c2e4b0a1b2c3d4e5f6',
  locks: [],
  editing: false,
  site: { id: '65a1f0c2e4b0a1b2c3d4e5f7', title: 'Kade 9', baseUrl: 'https://kade9.example' },
}
const { form, empty } = donationBlockContract.examples

function render(example: typeof form, amountsMinor?: readonly number[]) {
  if (!example) throw new Error('The block has no such example.')
  const { donation, storeSettings } = example.data as DonationData
  return renderView(
    <DonationView
      id="b"
      props={example?.props ?? donationBlockContract.starts}
      data={{
        storeSettings,
        donation: donation && { ...donation, amountsMinor: [...(amountsMinor ?? donation.amountsMinor)] },
      }}
      place={{ desktop: { x: 0, y: 0, w: 10, h: 6, z: 0 }, mobile: null }}
      section={{ id: '65a1f0c2e4b0a1b2c3d4e5f8', theme: 'lightest', width: 'site' }}
      page={page}
      slots={{}}
    />,
  )
}

test('A2.04 a donation leads to its checkout by its id', () => {
  const { html } = render(form)
  expect(html).toContain('action="/checkout/donate"')
  expect(html).toContain('<input type="hidden" name="donatePageId" value="65a1f0c2e4b0a1b2c3d4e8d1"/>')
})

test('A9.17 suggested amounts are written as the store writes money, whole ones without their cents', () => {
  const { html } = render(form, [2500, 1250])
  expect(html).toContain('<span>€25</span>')
  expect(html).toContain('<span>€12.50</span>')
})

test('C8.37 a donation block without a button logs an error', () => {
  const { html, islands } = render(empty)
  expect([...islands]).toEqual(['donation'])
  expect(html).toContain('when="load"')
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  behaviour.wake({ querySelector: () => null } as unknown as HTMLElement, {})
  expect(complaint).toHaveBeenCalledOnce()
})

test('a donation block with its button logs no error', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  behaviour.wake({ querySelector: () => ({}) } as unknown as HTMLElement, {})
  expect(complaint).not.toHaveBeenCalled()
})
