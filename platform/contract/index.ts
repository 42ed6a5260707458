import * as enumerations from './enumerations.ts'

export { type Endpoint, type EndpointHost, type Input, type Output, endpoint } from './endpoint.ts'
export { patchOf } from './patch.ts'
export { type Id, idSchema, idTime, newId } from './id.ts'
export {
  type Permission,
  type Role,
  permissionCodes,
  mayDo,
  permissionsOfRole,
  roles,
  staffPermissionCodes,
  staffPermissionRange,
} from './permissions.ts'
export { Problem, type ProblemBody, type ProblemKind, problemKinds, problems, statusOfProblem } from './problem.ts'
export { enumerations }
