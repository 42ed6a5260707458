/** Appends the images of the following pages when their end comes near. When one cannot be loaded, its link stays. */
export function startMore(root: HTMLElement, signal: AbortSignal): void {
  const watcher = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return
      watcher.disconnect()
      void joinNext(root).then((hasJoined) => hasJoined && watch())
    },
    { rootMargin: '0px 0px 100%' },
  )
  const watch = () => {
    const place = root.querySelector('.gallery-more')
    if (place && !signal.aborted) watcher.observe(place)
  }
  watch()
  signal.addEventListener('abort', () => watcher.disconnect())
}

/** Loads all remaining parts, one after the other. */
export async function joinAll(root: HTMLElement): Promise<void> {
  while (await joinNext(root));
}

const joins = new WeakMap<HTMLElement, Promise<boolean>>()

/** A request during a pending one waits for it. */
function joinNext(root: HTMLElement): Promise<boolean> {
  const joining = joins.get(root) ?? join(root).finally(() => joins.delete(root))
  joins.set(root, joining)
  return joining
}

async function join(root: HTMLElement): Promise<boolean> {
  const place = root.querySelector<HTMLElement>('.gallery-more')
  const link = place?.querySelector('a')
  const next = link && (await galleryAt(link.href, root))
  if (!place || !next) return false
  root.querySelector('.gallery-track')?.append(...slidesIn(next))
  const after = next.querySelector('.gallery-more')
  if (after) place.replaceChildren(...after.childNodes)
  else place.remove()
  root.dispatchEvent(new Event('slidesjoin'))
  return true
}

/** Returns the same gallery from another page; null when it cannot be loaded. */
export async function galleryAt(url: string, root: HTMLElement): Promise<HTMLElement | null> {
  try {
    const response = await fetch(url)
    const page = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html')
    return page.querySelector<HTMLElement>(`[id="${root.closest('.block')?.id}"] .gallery`)
  } catch {
    return null
  }
}

export function slidesIn(gallery: Element): HTMLElement[] {
  return [...gallery.querySelectorAll<HTMLElement>('.gallery-track > .slide')]
}
