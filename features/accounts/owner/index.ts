export { EntryCard } from './entry-card.tsx'
export { type Letter, LetterList } from './letter-list.tsx'
export { StepUpDialog } from './step-up-dialog.tsx'
export { accountsRoutes } from './routes.ts'
