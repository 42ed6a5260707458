import { settingsGroups, switchedPages, switchedRoutes } from '#features/sites/server'
import { memberEmailsOfSite } from './member-emails.ts'
import { securityEmail } from './second-factor/member-party.ts'
import { menuPlaces } from '#features/navigation/server'
import { memberAdmission, systemPages } from '#features/pages/server'
import { commentingMembers } from '#features/comments/server'
import { archiveTables, type Feature, provide, recognition, sealedOfSites } from '#platform/context'
import { commentAuthors } from './comment-authors.ts'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { membersApi, membersOwnerApi, membersSettings } from '../contract/index.ts'
import { accountPlaces } from './account-places.ts'
import { accountPages } from './account-pages.ts'
import { admitMember } from './admit-member.ts'
import { removeMember, setBlocked } from './block-member.ts'
import { answerNewEmail, changeEmail, changePassword, changeProfile } from './change-account.ts'
import { confirmLink } from './confirm-link.ts'
import { answerJoining, join } from './join.ts'
import { removeAddress, saveAddress } from './keep-address.ts'
import { exportMembers, listMembers, readMember } from './list-members.ts'
import { recogniseMember } from './member-session.ts'
import { answerForgotten, forgotPassword, resetPassword } from './reset-password.ts'
import { factorRoutes } from './second-factor/factor.routes.ts'
import { removeMemberFactor } from './second-factor/remove-second-factor.ts'
import { askToDelete } from './personal/delete-account.ts'
import { downloadData } from './personal/download-data.ts'
import { signIn } from './sign-in.ts'
import { readSession, signOut, signOutByForm } from './sign-out.ts'
import { tidyMembersJob } from './tidy-members.job.ts'
import { resealMemberApps } from './second-factor/reseal-members.ts'
import { membersInArchives } from './members.tables.ts'

// Each operation opens its own transaction: attempts are counted even when the rest is rolled back, and hashing keeps
// no transaction open.
const own = { transaction: 'own' } as const

export const membersFeature: Feature = {
  name: 'members',
  blocks: Object.values(blocks),
  jobs: [answerJoining, answerForgotten, answerNewEmail, tidyMembersJob],
  routes: switchedRoutes(
    'user-accounts',
    [
      ...factorRoutes,
      on(membersApi.signIn, signIn, own),
      on(membersApi.session, readSession),
      on(membersApi.signOut, signOut),
      on(membersApi.signOutByForm, signOutByForm),
      on(membersApi.join, join, own),
      on(membersApi.confirm, confirmLink, own),
      on(membersApi.forgot, forgotPassword, own),
      on(membersApi.reset, resetPassword, own),
      on(membersApi.changeProfile, changeProfile),
      on(membersApi.changePassword, changePassword, own),
      on(membersApi.changeEmail, changeEmail, own),
      on(membersApi.data, downloadData),
      on(membersApi.askToDelete, askToDelete, own),
      on(membersApi.saveAddress, saveAddress),
      on(membersApi.removeAddress, removeAddress),
      on(membersOwnerApi.csv, exportMembers),
      on(membersOwnerApi.list, listMembers),
      on(membersOwnerApi.detail, readMember),
      on(membersOwnerApi.setBlocked, setBlocked),
      on(membersOwnerApi.removeSecondFactor, removeMemberFactor),
      on(membersOwnerApi.remove, removeMember),
    ],
    { always: [membersApi.signOut.path, membersApi.signOutByForm.path] },
  ),
  provides: [
    provide(archiveTables, membersInArchives),
    provide(recognition, recogniseMember),
    provide(memberAdmission, admitMember),
    provide(systemPages, switchedPages('user-accounts', accountPages)),
    provide(menuPlaces, accountPlaces),
    provide(commentingMembers, commentAuthors),
    provide(settingsGroups, membersSettings),
    memberEmailsOfSite,
    securityEmail,
    provide(sealedOfSites, { name: 'code apps of members', reseal: resealMemberApps }),
  ],
}
