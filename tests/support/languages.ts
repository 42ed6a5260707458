import { loadLanguages } from '../../apps/server/load-languages.ts'

loadLanguages()
