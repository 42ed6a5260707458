export { EntryCard } from './entry-card.tsx'
export { type Email, EmailList } from './email-list.tsx'
export { StepUpDialog } from './step-up-dialog.tsx'
export { accountsRoutes } from './routes.ts'
