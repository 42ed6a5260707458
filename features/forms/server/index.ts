export { subscriberRow } from './newsletter/audience-imports.ts'
export { forgetSubscriber, submissionsOfPerson, subscribersOfPerson } from './form-records.ts'
export { formsFeature } from './forms.feature.ts'
export type {} from './forms.tables.ts'
export { createList } from './newsletter/lists.ts'
export { submissionsByForm } from './submissions-by-form.ts'
export {
  countSubscribed,
  existingLists,
  nextSubscribed,
  type Subscribed,
  suppressSubscriber,
} from './newsletter/campaign-audience.ts'
export { oneClickUrl, unsubscribeAddress, unsubscribeLink } from './newsletter/newsletter-links.ts'
