import { extensionPoint, type SiteContext } from '#platform/context'
import type { MenuPlace } from '../contract/menu-around.ts'

/**
 * Places that later features have for the menu on a phone: the account, the cart. None where the site does not have
 * them.
 */
export const menuPlaces = extensionPoint<(ctx: SiteContext) => Promise<readonly MenuPlace[]>>('navigation.menu-places')
