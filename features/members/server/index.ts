export { deniedScreen, protectedScreen } from './account-pages.ts'
export { addressesOf, memberById } from './members.queries.ts'
export { membersFeature } from './members.feature.ts'
export type {} from './members.tables.ts'
