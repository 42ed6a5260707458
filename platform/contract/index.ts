import * as enumerations from './enumerations.ts'

export { csvRow, csvSeparator, withoutApostrophe } from './csv.ts'
export {
  type CallRate,
  type Endpoint,
  type EndpointHost,
  type Seen,
  type EndpointLimits,
  type Input,
  type Output,
  callLimits,
  endpoint,
} from './endpoint.ts'
export { event, type EventDeclaration, type EventPayload } from './event.ts'
export { patchOf } from './patch.ts'
export { dayMs, hourMs, minuteMs } from './duration.ts'
export { type Id, idSchema, newId } from './id.ts'
export {
  type Permission,
  type Role,
  type StaffPower,
  mayDo,
  permissionCodes,
  permissionsOfRole,
  roles,
  staffPowerCodes,
} from './permissions.ts'
export {
  type AddressFault,
  type AddressField,
  type AddressRules,
  type PostalAddress,
  addressFaults,
  addressRules,
  countryCodes,
  postalAddressSchema,
  tidyAddress,
} from './postal-address.ts'
export { isInPostalRange } from './postal-range.ts'
export { addressLines, placeLine } from './address-lines.ts'
export { type Region, regionsOf } from './regions.ts'
export { atField, Problem, type ProblemBody, type ProblemKind, problem, problems, statusOfProblem } from './problem.ts'
export { isEmailAddress } from './email-address.ts'
export { seenText, seenTexts } from './seen-text.ts'
export { everybody, type Lock, type Locks, membersIn, opens, passwordsIn } from './locks.ts'
export { enumerations }
export { changedSince, partOf, recordIn, seenSchema, withRecord } from './changed-since.ts'
