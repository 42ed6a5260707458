import type { Route } from '#platform/context'
import { on } from '#platform/http'
import { membersApi } from '../../contract/index.ts'
import {
  addPasskey,
  askNewPasskey,
  confirmCodes,
  removeCodes,
  removePasskey,
  renamePasskey,
  renewRecovery,
  startCodes,
} from './manage-factor.ts'
import { askPasskey, secondStep, secondStepByPasskey, signInByPasskey } from './second-step.ts'

// A challenge and an attempt count even when the rest is rolled back.
const own = { transaction: 'own' } as const

export const factorRoutes: readonly Route[] = [
  on(membersApi.secondStep, secondStep, own),
  on(membersApi.askPasskey, askPasskey, own),
  on(membersApi.signInByPasskey, signInByPasskey, own),
  on(membersApi.secondStepByPasskey, secondStepByPasskey, own),
  on(membersApi.askNewPasskey, askNewPasskey, own),
  on(membersApi.addPasskey, addPasskey, own),
  on(membersApi.renamePasskey, renamePasskey),
  on(membersApi.removePasskey, removePasskey, own),
  on(membersApi.startCodes, startCodes, own),
  on(membersApi.confirmCodes, confirmCodes, own),
  on(membersApi.removeCodes, removeCodes, own),
  on(membersApi.renewRecovery, renewRecovery, own),
]
