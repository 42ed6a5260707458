import { extensionPoint, type SiteContext } from '#platform/context'
import type { MenuPlace } from '../contract/menu-around.ts'

/** Links of later features in the menu of phones: the account, the cart. Empty when the site has neither. */
export const menuPlaces = extensionPoint<(ctx: SiteContext) => Promise<readonly MenuPlace[]>>('navigation.menu-places')
