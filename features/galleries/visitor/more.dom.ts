/** Joins the pictures of the pages after this one as its end comes near; where one cannot be had, its link stays and leads there. */
export function startMore(root: HTMLElement, signal: AbortSignal): void {
  const track = root.querySelector('.gallery-track')
  const place = root.querySelector<HTMLElement>('.gallery-more')
  const block = root.closest('.block')?.id
  if (!track || !place || !block) return
  const watcher = new IntersectionObserver(
    ([seen]) => {
      if (seen?.isIntersecting) void join()
    },
    { rootMargin: '0px 0px 100%' },
  )
  const join = async () => {
    watcher.disconnect()
    const next = await partAfter(place, block, signal)
    if (!next) return
    track.append(...next.querySelectorAll('.gallery-track > .slide'))
    const after = next.querySelector('.gallery-more')
    if (after) place.replaceChildren(...after.childNodes)
    else place.remove()
    root.dispatchEvent(new Event('slidesjoin'))
    if (after) watcher.observe(place)
  }
  watcher.observe(place)
  signal.addEventListener('abort', () => watcher.disconnect())
}

async function partAfter(place: HTMLElement, block: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const link = place.querySelector('a')
  if (!link) return null
  try {
    const response = await fetch(link.href, { signal })
    const page = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html')
    return page.querySelector<HTMLElement>(`[id="${block}"] .gallery`)
  } catch {
    return null
  }
}
