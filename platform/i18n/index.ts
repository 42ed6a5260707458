export { directionOf } from './direction.ts'
export {
  addLanguage,
  type Catalogue,
  isLanguage,
  type Language,
  languageName,
  languageOf,
  languages,
  offerLanguages,
  regionalLocale,
  sourceLanguage,
} from './languages.ts'
export {
  type CataloguePart,
  type Find,
  type Message,
  type MessageName,
  messages,
  type PlainName,
  type ProblemCode,
  problemSentence,
  type Say,
  type Words,
} from './messages.ts'
export { pseudoCatalogue, pseudoLanguage } from './pseudo.ts'
