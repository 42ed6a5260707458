export { type Fragment, folded, fragmentsOf, markedTitle, wordsOfQuery } from './search.rules.ts'
export { searchMessages } from './search.messages.ts'
