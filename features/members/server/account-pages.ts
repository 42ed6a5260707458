import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import { specialPageCss } from '#features/pages/visitor'
import { enumerations } from '#platform/contract'
import { accountBlockContract } from '../blocks/account/account.contract.ts'
import { accountPaths, memberMessages } from '../contract/index.ts'

const { pageTypes } = enumerations

type Title = 'account' | 'signIn' | 'join' | 'reset' | 'confirm' | 'protected' | 'denied'

function accountPage(pageType: number, title: Title, query: readonly string[]): SystemPage {
  return {
    pageType,
    query,
    css: specialPageCss,
    isPrivate: true,
    document: async (ctx) =>
      oneBlockDocument(
        { number: 904, title: memberMessages(ctx.locale, title === 'confirm' ? 'account' : title) },
        accountBlockContract,
      ),
  }
}

/** Address parameters that `problemNotice` reads. */
export const noticeParameters = ['said', 'why', 'n', 'field'] as const

export const accountPages: Readonly<Record<string, SystemPage>> = {
  [accountPaths.account]: accountPage(pageTypes.page, 'account', [...noticeParameters, 'edit', 'codes']),
  [accountPaths.signIn]: accountPage(pageTypes.page, 'signIn', [...noticeParameters, 'returnTo']),
  [accountPaths.secondStep]: accountPage(pageTypes.page, 'signIn', [...noticeParameters, 'returnTo']),
  [accountPaths.join]: accountPage(pageTypes.page, 'join', [...noticeParameters, 'returnTo']),
  [accountPaths.reset]: accountPage(pageTypes.page, 'reset', [...noticeParameters, 'token']),
  [accountPaths.confirm]: accountPage(pageTypes.page, 'confirm', [...noticeParameters, 'token']),
}

/** Page type 105 (C2): replaces a members' page for visitors who are not signed in. */
export const protectedScreen = accountPage(pageTypes.protectedContent, 'protected', [])
/** Page type 106 (C2): replaces a members' page for members without access. */
export const deniedScreen = accountPage(pageTypes.memberAreaAccessDenied, 'denied', [])
