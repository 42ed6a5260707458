import { UserRound } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('members.menu')

/** Routes of a site, below `/config`. */
export const membersRoutes = ownerRoutes([
  {
    path: '/members',
    needs: 'crm.read',
    menu: {
      group: 'people',
      place: 10,
      label: menu.message('members'),
      labelInGroup: menu.message('allMembers'),
      icon: UserRound,
      flag: 'user-accounts',
    },
    screen: () => import('./members.page.tsx').then((module) => module.MembersScreen),
  },
  {
    path: '/members/$id',
    needs: 'crm.read',
    screen: () => import('./member.page.tsx').then((module) => module.MemberScreen),
  },
])
