import type { Language } from '#platform/i18n'

/** What the shell's HTML says of the host it was served on. */
export interface Start {
  host: 'platform' | 'admin'
  language: Language
  platformUrl: string
}

export function readStart(root: HTMLElement = document.documentElement): Start {
  return {
    host: root.dataset['host'] === 'platform' ? 'platform' : 'admin',
    language: root.lang,
    platformUrl: root.dataset['platform'] ?? '/',
  }
}
