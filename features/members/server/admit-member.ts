import type { Admits } from '#features/pages/server'
import { protectedScreen } from './account-pages.ts'

/** B6.07, C6.24: members see pages for members. Later features may require more, and show `deniedScreen`. */
export const admitMember: Admits = async ({ member }) =>
  member ? { isAdmitted: true } : { isAdmitted: false, screen: protectedScreen }
