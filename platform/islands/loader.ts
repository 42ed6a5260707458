interface Bundle {
  wake: (root: HTMLElement, props: unknown) => unknown
}

/**
 * Starts the islands of the page. A click before an element has started is held from the press on and repeated
 * afterwards, so that a slow network never loses one; when the script cannot be loaded, the click has its effect in
 * plain HTML.
 */
class QuoinIsland extends HTMLElement {
  #bundle?: Promise<Bundle>
  #state?: 'waking' | 'awake'
  #held?: HTMLElement
  #end?: unknown
  #watcher?: IntersectionObserver

  connectedCallback(): void {
    const when = this.getAttribute('when')
    const wake = () => this.#wake()
    this.addEventListener('pointerenter', () => (when === 'hover' ? wake() : void this.#fetch()), { once: true })
    // Keyboard visitors may press any key next, which only an active island can hear.
    for (const type of ['pointerdown', 'focusin']) this.addEventListener(type, wake, { once: true })
    this.addEventListener('click', this.#hold, true)
    if (when === 'load') {
      const wakeFlagged = () => document.cookie.includes(this.getAttribute('flag') ?? '') && wake()
      wakeFlagged()
      // A page that returns from the back/forward cache may have been left without the cookie.
      addEventListener('pageshow', wakeFlagged)
    }
    if (when === 'idle') (self.requestIdleCallback ?? setTimeout)(wake)
    if (when === 'visible') {
      this.#watcher = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && wake(), {
        rootMargin: '200px',
      })
      this.#watcher.observe(this.firstElementChild ?? this)
    }
  }

  disconnectedCallback(): void {
    this.#watcher?.disconnect()
    if (typeof this.#end === 'function') this.#end()
  }

  #fetch(): Promise<Bundle> {
    this.#bundle ??= fetchBundle(new URL(this.getAttribute('src') ?? '', document.baseURI).href)
    return this.#bundle
  }

  #hold = (event: Event): void => {
    if (this.#state === 'awake') return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Scripts cannot click a drawing inside a button, so the element around it is used.
    this.#held = event.composedPath().find((target) => target instanceof HTMLElement)
    this.#held?.setAttribute('aria-busy', 'true')
    this.#wake()
  }

  #wake(): void {
    if (this.#state) return
    this.#state = 'waking'
    let isLoaded = false
    this.#watcher?.disconnect()
    this.#fetch()
      .then((bundle) => {
        isLoaded = true
        this.#end = bundle.wake(this, JSON.parse(this.getAttribute('props') ?? '{}'))
        // A root renders after this task, so the held click is repeated when its handlers are attached.
        setTimeout(() => this.#release())
      })
      .catch((error: unknown) => {
        this.#release()
        // C8.36: a script that failed may load later, and the page works without it.
        if (isLoaded) reportError(error)
        // oxlint-disable-next-line no-console -- C8.36
        else console.warn(this.getAttribute('src'), error)
      })
  }

  #release(): void {
    this.#state = 'awake'
    this.removeEventListener('click', this.#hold, true)
    this.setAttribute('awake', '')
    this.#held?.removeAttribute('aria-busy')
    // `click()` is not used, because the pressed element may be an SVG inside a button.
    this.#held?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    this.#held = undefined
  }
}

/**
 * A script that fails is fetched once more: a connection or a server may have been away for a moment. Browsers remember
 * for an address that it failed, so the second request has another one.
 */
async function fetchBundle(address: string): Promise<Bundle> {
  const load = (suffix: string): Promise<Bundle> => import(/* @vite-ignore */ address + suffix)
  return load('').catch(() => new Promise((again) => setTimeout(again, 500)).then(() => load('?again')))
}

/** Called once by the boot script. */
export function startIslands(): void {
  customElements.define('quoin-island', QuoinIsland)
}
