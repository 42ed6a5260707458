export { type Fragment, folded, fragmentsOf, markedTitle, wordsOfQuery } from './search.rules.ts'
export { searchApi } from './search.api.ts'
export { searchMessages } from './search.messages.ts'
