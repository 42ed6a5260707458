import type { Page } from 'playwright-core'

/** Presses a key until what it says has the focus. */
export function byKeys(page: Page) {
  const nameOf = () =>
    page.evaluate(() => {
      const outer = document.activeElement
      const element =
        (outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : outer) ?? document.body
      if (element === element.ownerDocument.body) return 'the page as a whole'
      const labelled =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? (element.labels?.[0]?.textContent ?? '')
          : ''
      return (element.getAttribute('aria-label') ?? (labelled || (element.textContent ?? ''))).trim()
    })
  return {
    to: async (name: RegExp, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowDown' = 'Tab') => {
      const passed: string[] = []
      while (passed.length < 90) {
        const here = await nameOf()
        if (name.test(here)) return
        passed.push(here.slice(0, 60))
        await page.keyboard.press(key)
      }
      throw new Error(`${key} did not reach ${name}. It stopped at:\n${passed.join('\n')}`)
    },
  }
}
