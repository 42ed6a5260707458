import { dialogCss } from './dialog-style.ts'
import { containFocus } from './focus.ts'
import { scaleHide } from './motion.ts'
import { adoptStyles } from './style-sheet.ts'

/** B5.19 */
export const dialogStyles = ['confirm-or-reject', 'confirm-or-cancel', 'confirm-only', 'no-buttons'] as const
export type DialogStyle = (typeof dialogStyles)[number]
/** Duration of the hiding animation in milliseconds, whatever the animation does (B4.51, B9.26). */
export const dialogHideTime = 600
/** B9.27 */
export const informationTime = 2000

export type DialogAnswer = 'confirmed' | 'rejected' | 'cancelled' | 'hidden'

export interface DialogOptions {
  style: DialogStyle
  title?: string
  message: string
  /** Labels of the buttons of this style. */
  confirm?: string
  reject?: string
  cancel?: string
  /** Content below the message. */
  more?: Node
  /** B4.52: removed from the page once hidden. False keeps it, so that it can be shown again. */
  destroyOnHide?: boolean
  /** Milliseconds after which it hides itself. */
  hideAfter?: number
  /** Earlier versions had one tween for all dialogs (B8.15). */
  tween?: unknown
}

export interface Dialog {
  readonly element: HTMLDialogElement
  /** Shows it; settles with the answer once it is hidden again. */
  show(): Promise<DialogAnswer>
  hide(answer?: DialogAnswer): Promise<void>
}

const buttonsOf: Record<DialogStyle, readonly ('confirm' | 'reject' | 'cancel')[]> = {
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
}
const answers = { confirm: 'confirmed', reject: 'rejected', cancel: 'cancelled' } as const

/** A dialog based on the browser's own: above everything, with an inert page behind it, and cancelled by Escape. */
export function dialog(options: DialogOptions): Dialog {
  // oxlint-disable-next-line no-console -- B8.15: authors of the page read it there
  if (options.tween !== undefined) console.error('A global tween for dialogs is no longer supported.')
  adoptStyles(dialogCss)
  const element = build(options)
  let answered: ((answer: DialogAnswer) => void) | null = null
  let release = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const hide = async (answer: DialogAnswer = 'hidden') => {
    const settle = answered
    if (!settle) return
    answered = null
    clearTimeout(timer)
    await Promise.race([scaleHide(element), new Promise((resolve) => setTimeout(resolve, dialogHideTime))])
    release()
    element.close()
    for (const animation of element.getAnimations()) animation.cancel()
    if (options.destroyOnHide ?? true) element.remove()
    settle(answer)
  }
  const show = () =>
    new Promise<DialogAnswer>((resolve) => {
      answered = resolve
      if (!element.isConnected) document.body.append(element)
      element.showModal()
      release = containFocus({ container: element })
      if (options.hideAfter !== undefined) timer = setTimeout(() => void hide(), options.hideAfter)
    })
  element.addEventListener('cancel', (event) => {
    event.preventDefault()
    void hide('cancelled')
  })
  element.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.dialog-buttons button')
    if (button) void hide(answers[button.value as keyof typeof answers])
    else if (target === element && options.style === 'no-buttons') void hide('cancelled')
  })
  return { element, show, hide }
}

/** Asks; `cancelled` also when Escape was pressed. */
export function confirmation(options: Omit<DialogOptions, 'style'>): Promise<DialogAnswer> {
  return dialog({ ...options, style: options.reject === undefined ? 'confirm-or-cancel' : 'confirm-or-reject' }).show()
}

/** B9.29: shows a message that has to be seen, with one button, OK. */
export function alertDialog(options: Omit<DialogOptions, 'style' | 'confirm'>): Promise<DialogAnswer> {
  return dialog({ ...options, style: 'confirm-only' }).show()
}

/** B9.27, B9.28: shows a message that disappears by itself. Escape or a click closes it earlier. */
export function informationDialog(options: Omit<DialogOptions, 'style'>): Promise<DialogAnswer> {
  return dialog({ hideAfter: informationTime, ...options, style: 'no-buttons' }).show()
}

let count = 0

function build(options: DialogOptions): HTMLDialogElement {
  const { style, title, message, more } = options
  const element = document.createElement('dialog')
  const id = `dialog-${++count}`
  element.className = 'dialog'
  element.tabIndex = -1
  element.setAttribute('role', style === 'no-buttons' ? 'dialog' : 'alertdialog')
  element.setAttribute('aria-describedby', `${id}-message`)
  if (title) {
    element.append(Object.assign(document.createElement('h2'), { id: `${id}-title`, textContent: title }))
    element.setAttribute('aria-labelledby', `${id}-title`)
  } else element.setAttribute('aria-label', message)
  const words = Object.assign(document.createElement('p'), { id: `${id}-message`, textContent: message })
  if (style === 'no-buttons') words.setAttribute('role', 'status')
  element.append(words)
  if (more) element.append(more)
  if (buttonsOf[style].length > 0) element.append(buttons(options))
  return element
}

function buttons({ style, confirm = 'OK', reject = '', cancel = '' }: DialogOptions): HTMLElement {
  const row = Object.assign(document.createElement('div'), { className: 'dialog-buttons' })
  const words = { confirm, reject, cancel }
  row.append(
    ...buttonsOf[style].map((name, index) => {
      const button = document.createElement('button')
      Object.assign(button, {
        type: 'button',
        className: 'button',
        value: name,
        textContent: words[name],
        autofocus: index === 0,
      })
      button.dataset['size'] = 'small'
      button.dataset['look'] = name === 'confirm' ? 'solid' : 'outline'
      return button
    }),
  )
  return row
}
