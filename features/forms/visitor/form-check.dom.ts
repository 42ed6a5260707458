import { sendButton } from './form-faults.dom.ts'
import { type Captcha, runCaptcha, setUpCaptcha } from './form-captcha.dom.ts'

/**
 * Loads the captcha service: at once where visitors agreed to such services or are not asked, otherwise after they
 * agree here.
 */
export async function captchaOf(form: HTMLFormElement): Promise<() => Captcha | null> {
  const node = form.querySelector<HTMLElement>('[data-captcha]')
  let captcha: Captcha | null = null
  if (!node) return () => null
  const { captcha: name } = node.dataset
  if (name === 'recaptcha' || name === 'turnstile') setUpCaptcha(name)
  const show = async (): Promise<void> => {
    form.querySelector('.form-captcha-ask')?.remove()
    captcha = await runCaptcha(node, sendButton(form)).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- C8.26, C8.27: people who run the site look there
      console.error(error)
      return null
    })
  }
  // A page that asks for consent loads nothing from other services before the answer.
  const mayLoad = !document.querySelector('.consent-again') || /(?:^|; )ss_cookieAllowed=true/.test(document.cookie)
  const ask = form.querySelector<HTMLElement>('.form-captcha-ask')
  if (mayLoad || !ask) await show()
  else {
    ask.hidden = false
    ask.querySelector('button')?.addEventListener('click', () => void show())
  }
  return () => captcha
}
