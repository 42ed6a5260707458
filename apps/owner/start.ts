import type { Language } from '#platform/i18n'

/** Facts in the shell's HTML about the host that served it. */
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
