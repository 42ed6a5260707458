/**
 * What tests of one feature need of another and nobody else does: it stands in no door.
 */
export { signOut } from '../../features/accounts/server/sessions/sessions.ts'
export { openProductsPage } from '../../features/catalog/server/listing/products-pages.ts'
export { itemDrafts } from '../../features/content/server/items/drafts.queries.ts'
export { labelsOf } from '../../features/content/server/labels/labels.queries.ts'
export { discountDraftSchema } from '../../features/discounts/contract/discount.schema.ts'
export { createDiscount } from '../../features/discounts/server/save-discount.ts'
export { createPage } from '../../features/pages/server/documents/create-page.ts'
export { testCards } from '../../features/payments/contract/test-cards.rules.ts'
export { changeSettings as changePaymentSettings } from '../../features/payments/server/settings.ts'
export { changeEmailText, listEmails } from '../../features/sites/server/email-texts.ts'
export { previewEmail } from '../../features/sites/server/preview-email.ts'
export { taxRateSchema } from '../../features/tax/contract/tax.schema.ts'
export { permissionCodes } from '../../platform/contract/permissions.ts'
export { readRichText } from '../../platform/document/rich-text.ts'
export { runDueJobs } from '../../platform/jobs/run-due-jobs.ts'
export { allStyles } from '../../platform/render/style-parts.ts'
