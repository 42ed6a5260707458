import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PlacementContext, type PageFacts, type Woken } from '#platform/render'
import { donation as behaviour } from './donation.behaviour.ts'
import { donationBlockContract } from './donation.contract.ts'
import { type DonationData, DonationView } from './donation.view.tsx'

const page: PageFacts = {
  locale: 'en-GB',
  language: 'en',
  path: '/',
  pageType: 2,
  documentId: '65a1f0c2e4b0a1b2c3d4e5f6',
  editing: false,
  site: { id: '65a1f0c2e4b0a1b2c3d4e5f7', title: 'Kade 9', baseUrl: 'https://kade9.example' },
}
const { form, empty } = donationBlockContract.examples

function render(example: typeof form, woken: Woken[] = []): string {
  const view = (
    <DonationView
      id="b"
      props={example?.props ?? donationBlockContract.starts}
      data={example?.data as DonationData}
      place={{ desktop: { x: 0, y: 0, w: 10, h: 6, z: 0 }, mobile: null }}
      section={{ id: '65a1f0c2e4b0a1b2c3d4e5f8', theme: 'lightest', width: 'site' }}
      page={page}
      slots={{}}
    />
  )
  const place = (one: Woken) => {
    woken.push(one)
    return one.children
  }
  return renderToStaticMarkup(<PlacementContext.Provider value={place}>{view}</PlacementContext.Provider>)
}

test('A2.04 a donation leads to its checkout by its id', () => {
  const html = render(form)
  expect(html).toContain('action="/checkout/donate"')
  expect(html).toContain('<input type="hidden" name="donatePageId" value="65a1f0c2e4b0a1b2c3d4e8d1"/>')
})

test('suggested amounts are written as the store writes money', () => {
  expect(render(form)).toContain('<span>€25</span>')
})

test('C8.37 a donation block without a button logs an error', () => {
  const woken: Woken[] = []
  render(empty, woken)
  expect(woken.map(({ island, when }) => [island.name, when])).toEqual([['donation', 'load']])
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  behaviour.wake({ querySelector: () => null } as unknown as HTMLElement, {})
  expect(complaint).toHaveBeenCalledOnce()
})

test('a donation block with its button complains of nothing', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  behaviour.wake({ querySelector: () => ({}) } as unknown as HTMLElement, {})
  expect(complaint).not.toHaveBeenCalled()
})
