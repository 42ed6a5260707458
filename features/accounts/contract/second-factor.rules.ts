/** A higher limit would make the list unmanageable. */
export const mostPasskeys = 20
export const passkeyNameMax = 60
