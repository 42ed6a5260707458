/** C9.10, C9.11, C9.39 */
export const sightThresholds = [0, 0.1, 0.25, 0.5, 1] as const
export const sightRatio = 0.5
/** Milliseconds that an element which is in sight waits for its image at most. */
export const sightWatch = 2000

/**
 * Gives each element `animation-loaded` once enough of it is visible and its images have loaded. Returns a function
 * that stops this.
 */
export function animateOnSight(elements: Iterable<HTMLElement>, ratio: number = sightRatio): () => void {
  const waiting = new Set<HTMLElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        // An element taller than the window is never half visible, so half a window of it is enough.
        const fills = rootBounds !== null && intersectionRect.height >= rootBounds.height * ratio
        if (intersectionRatio < ratio && !fills) continue
        observer.unobserve(target)
        void imagesLoaded(target).then(() => {
          if (waiting.delete(target as HTMLElement)) target.classList.add('animation-loaded')
        })
      }
    },
    { threshold: [...sightThresholds] },
  )
  for (const element of elements) {
    waiting.add(element)
    observer.observe(element)
  }
  return () => {
    waiting.clear()
    observer.disconnect()
  }
}

/** Resolves once every image inside has loaded or failed, and in any case after a while. */
function imagesLoaded(element: Element): Promise<unknown> {
  const loading = [...element.querySelectorAll('img')].filter((image) => !image.complete)
  const settled = loading.map(
    (image) =>
      new Promise<void>((resolve) => {
        for (const type of ['load', 'error']) image.addEventListener(type, () => resolve(), { once: true })
      }),
  )
  return Promise.race([
    Promise.all(settled),
    new Promise((resolve) => setTimeout(resolve, loading.length > 0 ? sightWatch : 0)),
  ])
}
