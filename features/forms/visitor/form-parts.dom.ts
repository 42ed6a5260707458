import type { Captcha } from './form-captcha.dom.ts'

/** Optional parts of forms, each loaded with the first form that needs it. */
export interface FormParts {
  open: () => void
  calculate: () => void
  captcha: () => Captcha | null
}

export function partsOf(form: HTMLFormElement): FormParts {
  const has = (selector: string): boolean => form.querySelector(selector) !== null
  let calculate = (): void => {}
  let captcha = (): Captcha | null => null
  return {
    calculate: () => calculate(),
    captcha: () => captcha(),
    open: () => {
      if (has('.form-signature'))
        void import('./form-signature.dom.ts').then(({ signaturePads }) => signaturePads(form))
      if (has('[data-formula]'))
        void import('./form-calculation.dom.ts').then(({ showCalculations }) => {
          calculate = () => showCalculations(form)
          calculate()
        })
      if (has('[data-captcha]'))
        void import('./form-check.dom.ts').then(async ({ captchaOf }) => {
          captcha = await captchaOf(form)
        })
    },
  }
}

type Named = readonly [name: string, file: File]

/** Returns the files of the visible fields. */
export function filesOf(form: HTMLFormElement, isAsked: (field: HTMLElement) => boolean): Named[] {
  return [...form.querySelectorAll<HTMLElement>('[data-kind=file]')].filter(isAsked).flatMap((field) => {
    const control = field.querySelector('input')
    return [...(control?.files ?? [])].map((file) => [control?.name ?? '', file] as const)
  })
}

/** A form with files is sent as one body, with the answers before the files. */
export function withFiles(sent: object, files: readonly Named[]): object {
  if (files.length === 0) return sent
  const body = new FormData()
  for (const [name, value] of Object.entries(sent)) body.append(name, String(value))
  for (const [name, file] of files) body.append(name, file)
  return body
}
