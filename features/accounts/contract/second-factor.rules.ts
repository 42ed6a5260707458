/** More would be a drawer nobody looks through. */
export const mostPasskeys = 20
export const passkeyNameMax = 60
