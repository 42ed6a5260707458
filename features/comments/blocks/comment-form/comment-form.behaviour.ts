import { behaviour } from '#platform/islands'

interface Words {
  /** `%` is the placeholder of the name. */
  answerTo: string
}

/** Reports how long the page was read, and opens the reply form below the comment instead of on a page of its own. */
export const commentForm = behaviour<Words>('comment-form', (root, { answerTo }) => {
  const form = root.querySelector<HTMLFormElement>('form.comment-form')
  const field = (name: string) => form?.elements.namedItem(name)
  const onSubmit = (): void => {
    const spent = field('spent')
    if (spent instanceof HTMLInputElement) spent.value = String(Math.round(performance.now()))
  }
  const answer = (id: string, name: string): void => {
    const parent = field('parent')
    const note = root.querySelector<HTMLElement>('.comment-answers')
    if (!(parent instanceof HTMLInputElement) || !note) return
    parent.value = id
    note.hidden = id === ''
    const words = note.querySelector('span')
    if (words) words.textContent = answerTo.replace('%', name)
    const text = field('text')
    if (text instanceof HTMLTextAreaElement && id !== '') text.focus()
  }
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-answers]')
    if (link && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      answer(link.dataset['answers'] ?? '', link.dataset['name'] ?? '')
    } else if (event.target.closest('.comment-answers button')) answer('', '')
  }
  form?.addEventListener('submit', onSubmit)
  root.addEventListener('click', onClick)
  return () => {
    form?.removeEventListener('submit', onSubmit)
    root.removeEventListener('click', onClick)
  }
})
