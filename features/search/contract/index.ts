export { type Fragment, folded, wordsOfQuery } from './search.rules.ts'
export { isOneSlip, likeliestFirst, spellableWords, spellingsOf } from './spelling.rules.ts'
export { searchApi } from './search.api.ts'
export { searchMessages } from './search.messages.ts'
