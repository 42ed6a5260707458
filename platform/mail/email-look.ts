import { contrast } from '../theme/index.ts'

/** Design of a site's emails, which every mail program can show. */
export interface EmailLook {
  /** Shown instead of the sender's name. Only PNG, JPEG and GIF work in all mail programs. */
  logo: { url: string; width: number | null; height: number } | null
  align: 'left' | 'center'
  /** Colour behind the logo or name, as hex; null for the background around the sheet. */
  band: string | null
  /** Colour of buttons, as hex. */
  accent: string
  /** Colour around the sheet, as hex. */
  ground: string
  font: 'sans' | 'serif'
  /** Links below the sheet. */
  links: readonly { label: string; url: string }[]
}

/** The sender and design shared by their emails. */
export interface EmailLetterhead {
  /** Name of the platform or of a site. */
  sender: string
  look?: EmailLook | undefined
  /** Text of a strip above everything, which marks a preview. */
  ribbon?: string | undefined
  /** Text below the sheet. */
  footer?: string | undefined
}

export const emailInk = '#16181D'
export const quietInk = '#5A6270'
export const emailRule = '1px solid #E3E6EB'
const paper = '#FFFFFF'

/** Design of the platform's own emails: the brand's blue, dark enough for white text on it. */
export const plainLook: EmailLook = {
  logo: null,
  align: 'left',
  band: null,
  accent: '#0066D6',
  ground: '#F1F3F6',
  font: 'sans',
  links: [],
}

/** Fonts of every device, because mail programs download none. */
export const emailFonts = {
  sans: "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "Georgia, Cambria, 'Times New Roman', Times, serif",
} as const

/** Returns black or white, whichever has more contrast on a colour. */
export function emailInkOn(colour: string): string {
  return contrast(paper, colour) >= contrast(emailInk, colour) ? paper : emailInk
}

/** Returns the secondary text colour if it is readable on a colour, or else that of `emailInkOn`. */
export function emailQuietOn(colour: string): string {
  return contrast(quietInk, colour) >= 4.5 ? quietInk : emailInkOn(colour)
}
