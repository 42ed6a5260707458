import type { CaptchaProvider } from '../contract/form.rules.ts'

/** Common interface of both services' scripts. */
interface Service {
  render: (node: HTMLElement, options: Record<string, unknown>) => string | number
  reset: (id: string | number) => void
  getResponse: (id: string | number) => string | undefined
}

export interface Captcha {
  /** Token of the service; empty until the challenge is solved. */
  token: () => string
  /** Requests a new token (C4.23). A button that waits for it waits again. */
  reset: () => void
}

const scripts: Readonly<Record<CaptchaProvider, { src: string; name: string }>> = {
  recaptcha: { src: 'https://www.google.com/recaptcha/api.js?render=explicit&onload=', name: 'grecaptcha' },
  turnstile: {
    src: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=',
    name: 'turnstile',
  },
}
/** C9.50 */
const narrow = 320

const loading = new Map<CaptchaProvider, Promise<Service>>()
let provider: CaptchaProvider | null = null

/** C5.50: registers the service before anything is rendered. */
export function setUpCaptcha(chosen: CaptchaProvider): void {
  provider = chosen
}

/** Draws the question of the service into a place of a form. */
export async function runCaptcha(node: HTMLElement, button: HTMLButtonElement | null): Promise<Captcha | null> {
  // C8.25
  if (provider === null) throw new Error('ReCaptcha has not been set up!')
  // C5.51
  if (node.dataset['rendered'] !== undefined || node.ownerDocument !== document) return null
  const chosen = provider
  const service = await (loading.get(chosen) ?? load(chosen))
  // C8.27
  if (!node.isConnected) throw new Error('Document was destroyed')
  if (node.ownerDocument !== document) return null
  const bind = (isAnswered: boolean): void => {
    if (button && node.dataset['bound'] !== undefined) button.disabled = !isAnswered
  }
  const id = drawn(service, node, bind)
  // C4.60
  node.dataset['rendered'] = ''
  bind(false)
  return {
    token: () => service.getResponse(id) ?? '',
    reset: () => {
      service.reset(id)
      bind(false)
    },
  }
}

function drawn(service: Service, node: HTMLElement, bind: (isAnswered: boolean) => void): string | number {
  try {
    return service.render(node, {
      sitekey: node.dataset['key'],
      size: node.getBoundingClientRect().width < narrow ? 'compact' : 'normal',
      hl: document.documentElement.lang,
      language: document.documentElement.lang,
      callback: () => bind(true),
      'expired-callback': () => bind(false),
      'error-callback': () => bind(false),
    })
  } catch (cause) {
    // C8.26
    throw new Error('Error rendering captcha into node', { cause })
  }
}

function load(chosen: CaptchaProvider): Promise<Service> {
  const { src, name } = scripts[chosen]
  const loaded = new Promise<Service>((resolve, reject) => {
    const ready = `quoin_${chosen}`
    Object.assign(window, { [ready]: () => resolve((window as unknown as Record<string, Service>)[name] as Service) })
    const script = document.createElement('script')
    script.src = `${src}${ready}`
    script.onerror = () => {
      loading.delete(chosen)
      script.remove()
      reject(new Error(`The script of ${chosen} cannot be loaded.`))
    }
    document.head.append(script)
  })
  loading.set(chosen, loaded)
  return loaded
}
