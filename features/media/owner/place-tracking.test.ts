import { expect, test, vi } from 'vitest'
import { trackedPlace } from './place-tracking.ts'

test('a request for a place carries its page and section; without them the console gets an error', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const whole = { product_page: 'editor', product_section: 'map-block' }
  expect(trackedPlace('palace', whole)).toEqual({ ...whole, placeId: 'palace' })
  expect(heard).not.toHaveBeenCalled()
  expect(trackedPlace('palace', { product_page: 'editor' })).toEqual({ product_page: 'editor', placeId: 'palace' })
  expect(trackedPlace('palace', { product_section: 'map-block' }).placeId).toBe('palace')
  expect(heard).toHaveBeenCalledTimes(2)
  expect(heard.mock.calls[0]?.[0]).toContain('product section')
  heard.mockRestore()
})
