import { loadLanguages, readLanguage } from '../../apps/server/load-languages.ts'

loadLanguages()

export { readLanguage }
