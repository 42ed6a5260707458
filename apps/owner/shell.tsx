import './styles/shell.css'
import './styles/late.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { StepUpDialog } from '#features/accounts/owner'
import { isEditor } from '#features/editor/owner'
import { LanguageProvider, loadShownLanguage, ownerQueryClient, signedOutEvent, Toasts } from '#platform/ui'
import { adminRouter } from './admin-routes.tsx'
import { applyTheme, savedTheme } from './frame/theme.ts'
import { platformRouter } from './platform-routes.tsx'
import { readStart } from './start.ts'

applyTheme(savedTheme())
const start = readStart()
const queries = ownerQueryClient()
const router = start.host === 'platform' ? platformRouter() : adminRouter()
// An open editor keeps showing the page and its unsaved changes, and says that the session has ended.
window.addEventListener(signedOutEvent, () => isEditor(window.location.pathname) || queries.clear())

await loadShownLanguage(start.language)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no element to hold the owner area.')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <LanguageProvider language={start.language}>
        <RouterProvider router={router} />
        <Toasts />
        <StepUpDialog />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
)
