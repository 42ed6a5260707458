/**
 * C3.27, C3.28: external services that a site can connect, by number: 1xx social, 2xx commerce, 3xx payment, 4xx work.
 */
export const connectedServices = {
  xFollow: 101,
  disqus: 102,
  stripe: 301,
  sessionRecording: 401,
  webhooks: 402,
} as const
export type ConnectedService = keyof typeof connectedServices

/** Session of an inactive recording (C7.48). */
export const mockSession = 'mock'
/** A9.10 */
export const followTimeoutMs = 10_000
/** Fewest processor cores of a recorded device, so that slow devices are spared (C7.47). */
export const fewestCores = 2

/** Connected services of the owner, for a page's script. */
export interface PageServices {
  /** Account at the comment service. */
  comments: string
  follows: boolean
  /** Account at the recording service; empty disables recording. */
  recording: string
  /** Percentage of visitors who are recorded. */
  share: number
  /** C6.25: the address may say which variant of an experiment is shown. */
  mayChoose: boolean
}
