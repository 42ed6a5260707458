import { behaviour } from '#platform/islands'
import { callServer, type DataError } from '#platform/visitor'

interface Words {
  /** `%` is the placeholder of the number. */
  left: string
  most: number
  failed: string
  failedLead: string
  choose: string
  photos: number
  tooMany: string
  megabytes: number
  tooLarge: string
}

/**
 * Counts the characters that are left, shows the chosen photos and sends the review without leaving the page. Typed
 * text is kept when sending fails.
 */
export const reviewRequest = behaviour<Words>('review-request', (root, words) => {
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLTextAreaElement)) return
    const left = target.form?.querySelector('.review-left')
    if (left) left.textContent = words.left.replace('%', String(words.most - [...target.value].length))
  }
  const onChange = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.form) return
    showPhotos(target.form, [...(target.files ?? [])])
    sayIn(target.form, faultOf(target.form, words) ?? '')
  }
  const onSubmit = (event: Event): void => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    void submit(event.target, words)
  }
  root.addEventListener('input', onInput)
  root.addEventListener('change', onChange)
  root.addEventListener('submit', onSubmit)
  return () => {
    root.removeEventListener('input', onInput)
    root.removeEventListener('change', onChange)
    root.removeEventListener('submit', onSubmit)
  }
})

function photosOf(form: HTMLFormElement): File[] {
  return [...(form.querySelector<HTMLInputElement>('input[type="file"]')?.files ?? [])]
}

function faultOf(form: HTMLFormElement, { photos, tooMany, megabytes, tooLarge }: Words): string | null {
  const chosen = photosOf(form)
  if (chosen.length > photos) return tooMany
  return chosen.some(({ size }) => size > megabytes * 1024 * 1024) ? tooLarge : null
}

function showPhotos(form: HTMLFormElement, photos: readonly File[]): void {
  const list = form.querySelector<HTMLElement>('.review-previews')
  if (!list) return
  for (const image of list.querySelectorAll('img')) URL.revokeObjectURL(image.src)
  list.hidden = photos.length === 0
  list.replaceChildren(
    ...photos.map((photo) => {
      const place = document.createElement('li')
      place.append(Object.assign(document.createElement('img'), { src: URL.createObjectURL(photo), alt: photo.name }))
      return place
    }),
  )
}

function sayIn(form: HTMLFormElement, text: string): void {
  const problem = form.querySelector('[role="alert"]')
  if (problem) problem.textContent = text
}

async function submit(form: HTMLFormElement, words: Words): Promise<void> {
  const fields = new FormData(form)
  if (!fields.has('rating')) {
    sayIn(form, words.choose)
    form.querySelector<HTMLInputElement>('input[type="radio"]')?.focus()
    return
  }
  const fault = faultOf(form, words)
  if (fault !== null) {
    sayIn(form, fault)
    form.querySelector<HTMLInputElement>('input[type="file"]')?.focus()
    return
  }
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  sayIn(form, '')
  const failure = await send(form, fields).then(
    () => null,
    (error: unknown) => error as DataError,
  )
  form.ariaBusy = null
  if (failure) {
    // The server's response about photos is more specific than a general failure.
    return sayIn(form, failure.kind === 'told' ? failure.message : `${words.failed}. ${words.failedLead}.`)
  }
  const target = new URL(location.href)
  const lineId = fields.get('lineId')
  target.search = new URLSearchParams({
    token: target.searchParams.get('token') ?? '',
    sent: typeof lineId === 'string' ? lineId : '',
  }).toString()
  location.assign(target)
}

/** Reviews without photos are sent as before. */
function send(form: HTMLFormElement, fields: FormData): Promise<unknown> {
  if (photosOf(form).length > 0) return callServer(form.action, { body: fields })
  fields.delete('photos')
  const address = form.action.replace(/\/photos$/, '')
  return callServer(address, { body: Object.fromEntries(fields) })
}
