export { EntryCard } from './entry-card.tsx'
export { type Letter, LetterList } from './letter-list.tsx'
