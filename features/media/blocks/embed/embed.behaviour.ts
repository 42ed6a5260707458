import { behaviour } from '#platform/islands'

export interface EmbedStart {
  /** Address of the player; null when the address could not be read. */
  player: string | null
  url: string
  title: string
  allow: string
}

/**
 * Puts the foreign player in place of its stand-in, once the visitor asked for it. Nothing is fetched from there
 * before.
 */
export const embed = behaviour<EmbedStart>('embed', (root, { player, url, title, allow }) => {
  // oxlint-disable-next-line no-console -- C8.34: the console is the one place where this is said
  if (player === null) return console.error(`This embed address cannot be read: ${url}`)
  const door = root.querySelector<HTMLElement>('[data-play]')
  const open = (event: Event) => {
    event.preventDefault()
    const frame = document.createElement('iframe')
    Object.assign(frame, {
      src: player,
      title,
      allow,
      allowFullscreen: true,
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    frame.style.cssText = door?.style.cssText ?? ''
    door?.replaceWith(frame)
    frame.focus()
  }
  door?.addEventListener('click', open)
  return () => door?.removeEventListener('click', open)
})
