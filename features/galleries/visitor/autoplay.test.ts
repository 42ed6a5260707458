import { afterEach, expect, test, vi } from 'vitest'
import { startAutoplay } from './autoplay.dom.ts'
import type { Gallery } from './gallery.dom.ts'

/** As much of an element as autoplay asks of the root of a gallery. */
class Root extends EventTarget {
  isFocused = false
  readonly attributes = new Set<string>()
  toggleAttribute(name: string, isSet: boolean): void {
    if (isSet) this.attributes.add(name)
    else this.attributes.delete(name)
  }
  querySelector(selector: string): object | null {
    return selector === ':focus-visible' && this.isFocused ? {} : null
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a gallery that plays waits for the mouse and for the focus of the keyboard, and not for a finger', () => {
  const root = new Root()
  const plays = () => root.attributes.has('data-playing')
  const ended = new AbortController()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const autoplayOptions = { timeout: 60_000, randomize: false, pauseOnMouseover: ['gallery'] }
  const gallery = { root, slides: [1, 2], signal: ended.signal, options: { autoplay: true, autoplayOptions } }
  startAutoplay(gallery as unknown as Gallery)
  const pointer = (type: string, pointerType: string) =>
    root.dispatchEvent(Object.assign(new Event(type), { pointerType }))
  const focus = (isFocused: boolean) => {
    root.isFocused = isFocused
    root.dispatchEvent(new Event(isFocused ? 'focusin' : 'focusout'))
  }
  expect(plays()).toBe(true)
  pointer('pointerenter', 'touch')
  expect(plays()).toBe(true)
  pointer('pointerenter', 'mouse')
  expect(plays()).toBe(false)
  focus(true)
  pointer('pointerleave', 'mouse')
  expect(plays()).toBe(false)
  focus(false)
  expect(plays()).toBe(true)
  ended.abort()
})
