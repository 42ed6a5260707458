export {
  type AccountHolder,
  type AccountPart,
  accountParts,
  type PersonalRecords,
  personalRecords,
  signedOut,
} from './extension-points.ts'
export { deniedScreen, protectedScreen, noticeParameters } from './account-pages.ts'
export { isSamePlace, keepAddress } from './keep-address.ts'
export { addressesOf, memberById } from './members.queries.ts'
export { membersFeature } from './members.feature.ts'
export type {} from './members.tables.ts'
export { formNotice } from './form-notice.ts'
