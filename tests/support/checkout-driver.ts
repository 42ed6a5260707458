import type { Locator, Page } from 'playwright-core'

/** Card numbers that the built-in gateway accepts and declines. */
export const testCard = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const

const words = {
  en: {
    email: 'Email',
    lastName: 'Last name',
    line1: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    number: 'Card number',
    expiry: 'Expiry (MM / YY)',
    cvc: 'Security code',
    next: 'Continue to payment',
    pay: 'Order with obligation to pay',
  },
  nl: {
    email: 'E-mail',
    lastName: 'Achternaam',
    line1: 'Straat en huisnummer',
    postalCode: 'Postcode',
    city: 'Plaats',
    number: 'Kaartnummer',
    expiry: 'Vervaldatum (MM / JJ)',
    cvc: 'Beveiligingscode',
    next: 'Verder naar betalen',
    pay: 'Bestellen met betalingsverplichting',
  },
  de: {
    email: 'E-Mail',
    lastName: 'Nachname',
    line1: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    number: 'Kartennummer',
    expiry: 'Gültig bis (MM / JJ)',
    cvc: 'Prüfziffer',
    next: 'Weiter zur Zahlung',
    pay: 'Zahlungspflichtig bestellen',
  },
} as const

/**
 * A shopper at the checkout, as they fill it in and pay. `type` writes into a field: with the mouse, or as the keyboard
 * alone would.
 */
export function atCheckout(page: Page, language: keyof typeof words, act: Acts = byMouse) {
  const labels = words[language]
  const field = (name: 'email' | 'lastName' | 'line1' | 'postalCode' | 'city' | 'number' | 'expiry' | 'cvc') =>
    page.getByLabel(labels[name])
  return {
    /** Who buys; and where it goes, where something is sent. */
    giveDetails: async ({ isSent = true, email = 'ana@example.com', postalCode = '3511 AB' } = {}) => {
      await act.type(field('email').first(), email)
      await act.type(field('lastName'), 'Silva')
      if (isSent) {
        await act.type(field('line1'), 'Gracht 1')
        await act.type(field('postalCode'), postalCode)
        await act.type(field('city'), 'Utrecht')
      }
      await act.press(page.getByRole('button', { name: labels.next }))
      await page.getByRole('button', { name: labels.pay }).waitFor()
    },
    payBy: async (number: string) => {
      await act.type(field('number'), number)
      await act.type(field('expiry'), '12 / 30')
      await act.type(field('cvc'), '123')
      await act.press(page.getByRole('button', { name: labels.pay }))
    },
    isPaid: () => page.waitForURL((url) => url.pathname === '/commerce/order-confirmed'),
  }
}

interface Acts {
  type: (field: Locator, text: string) => Promise<void>
  press: (control: Locator) => Promise<void>
}

const byMouse: Acts = { type: (field, text) => field.fill(text), press: (control) => control.click() }

/** Nothing but the keyboard: Tab until it has the focus, then type or press Enter. */
export function byKeyboard(page: Page): Acts {
  const reach = async (wanted: Locator) => {
    await wanted.waitFor()
    for (let steps = 0; steps < 120; steps += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${wanted.toString()}.`)
  }
  return {
    type: async (field, text) => {
      await reach(field)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
    press: async (control) => {
      await reach(control)
      await page.keyboard.press('Enter')
    },
  }
}
