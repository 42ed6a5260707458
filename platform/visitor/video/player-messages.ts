/** B4.49: messages to the players of YouTube and Vimeo, and their reports that a video plays. */
interface Protocol {
  hosts: readonly string[]
  play: unknown
  pause: unknown
  /** Asks the player to report when it starts. */
  listen: unknown
  hasBegun: (message: Record<string, unknown>) => boolean
}

const youTube: Protocol = {
  hosts: ['www.youtube-nocookie.com', 'www.youtube.com'],
  play: { event: 'command', func: 'playVideo', args: [] },
  pause: { event: 'command', func: 'pauseVideo', args: [] },
  listen: { event: 'listening' },
  hasBegun: ({ event, info }) => event === 'onStateChange' && info === 1,
}
const vimeo: Protocol = {
  hosts: ['player.vimeo.com'],
  play: { method: 'play' },
  pause: { method: 'pause' },
  listen: { method: 'addEventListener', value: 'play' },
  hasBegun: ({ event }) => event === 'play',
}

export function protocolOf(address: string): Protocol | null {
  const host = URL.parse(address)?.hostname
  return [youTube, vimeo].find(({ hosts }) => host !== undefined && hosts.includes(host)) ?? null
}

/** YouTube's player only listens when its address says so. */
export function listeningAddress(address: string): string {
  const url = URL.parse(address)
  if (!url || protocolOf(address) !== youTube) return address
  url.searchParams.set('enablejsapi', '1')
  return url.href
}

/** Posts a command to the player in a frame; false when its player is unknown. */
export function command(frame: HTMLIFrameElement, name: 'play' | 'pause' | 'listen'): boolean {
  const protocol = protocolOf(frame.src)
  if (!protocol || !frame.contentWindow) return false
  frame.contentWindow.postMessage(JSON.stringify(protocol[name]), new URL(frame.src).origin)
  return true
}

/** Whether a message came from the player in this frame and says that it began to play. */
export function saysItPlays(frame: HTMLIFrameElement, { source, origin, data }: MessageEvent): boolean {
  if (source !== frame.contentWindow || origin !== URL.parse(frame.src)?.origin) return false
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data
    return (
      typeof message === 'object' &&
      message !== null &&
      (protocolOf(frame.src)?.hasBegun(message as Record<string, unknown>) ?? false)
    )
  } catch {
    return false
  }
}
