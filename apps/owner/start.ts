import { addLanguage, type Catalogue, type Language, offerLanguages } from '#platform/i18n'

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

/** Fetches the words of the one language that is shown, and notes which others there are. */
export async function loadLanguage(root: HTMLElement = document.documentElement): Promise<void> {
  offerLanguages((root.dataset['languages'] ?? '').split(' '))
  const response = await fetch(root.dataset['catalogue'] ?? '')
  if (!response.ok) throw new Error(`The words of the owner area could not be loaded (${response.status}).`)
  addLanguage(root.lang, (await response.json()) as Catalogue)
}
