import { cookieOf, tell } from './tell.dom.ts'

const mostSeen = 20

/** C7.14, C7.15, C7.18: reports buttons and forms when they become visible, each once, and buttons that are pressed. */
export function watchSights(watched: string): void {
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      watcher.unobserve(target)
      if (target instanceof HTMLFormElement)
        void tell('/api/census/form-render', { formId: target.id.slice(5), visitorCookie: cookieOf('ss_cvr') })
      else void tell('/api/census/button-render', buttonOf(target as HTMLAnchorElement))
    }
  })
  const seen = document.querySelectorAll(watched)
  for (const element of [...seen].slice(0, mostSeen)) watcher.observe(element)
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLAnchorElement>('main a.button[href]')
    if (button) void tell('/api/census/button-click', buttonOf(button))
  })
}

/** C3.114 */
function buttonOf(button: HTMLAnchorElement): object {
  const block = button.closest<HTMLElement>('.block')
  return {
    id: block?.id ?? '',
    buttonText: button.innerText,
    clickthroughUrl: button.href,
    alignment: block?.dataset['align'] ?? null,
    size: button.dataset['size'] ?? null,
    newWindow: button.target === '_blank',
    context: location.pathname,
  }
}
