/** The measures of the product's own interface and the named widths of the documents. Radius, space and type steps of the owner area read them. */

/** C9.54 */
export const designBreakpoints = { medium: 800, large: 1024 } as const
/** B9.70: galleries only; 432 px is the one rule of device size (R1.52). */
export const galleryBreakpoints = [480, 724, 767] as const
/** C9.08 */
export const mobileInfoBarMaxWidth = 1024
/** Widths at which blocks change their own arrangement. */
export const blockWidths = [320, 415, 750, 850] as const

/** C9.55: from 9.75 to 28 px. */
export const fontSizes = [9.75, 11, 12, 13, 14, 16, 20, 24, 28] as const
/** C9.56 */
export const spacing = [4, 8, 12, 16, 24, 32, 48, 64] as const
export const radii = [2, 4, 6, 8] as const

/** C3.106, C3.107 */
export const brandColours = { blue: '#027AFF', yellow: '#FFB802' } as const

/** Neutral greys with a trace of blue; each of the first four is read on white at 4.5:1 or better. */
export const greys = {
  ink: '#16181D',
  strong: '#3A404B',
  quiet: '#5A6270',
  faint: '#6B7280',
  edge: '#8A93A3',
  line: '#E3E6EB',
  surface: '#F7F8FA',
  paper: '#FFFFFF',
} as const
