import { contrast } from '../theme/index.ts'

/** How the emails of a site look, in what every mail program can show. */
export interface EmailLook {
  /** In place of the sender's name. Only PNG, JPEG and GIF are shown everywhere. */
  logo: { url: string; width: number | null; height: number } | null
  align: 'left' | 'center'
  /** Colour behind the logo or name, as hex; null: the ground above the sheet. */
  band: string | null
  /** Colour of buttons, as hex. */
  accent: string
  /** Around the sheet, as hex. */
  ground: string
  font: 'sans' | 'serif'
  /** Under the sheet. */
  links: readonly { label: string; url: string }[]
}

/** The sender and design shared by their emails. */
export interface EmailLetterhead {
  /** The platform or a site. */
  sender: string
  look?: EmailLook | undefined
  /** In a strip above everything: that it is a preview. */
  ribbon?: string | undefined
  /** Under the sheet. */
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

/** Black or white, whichever is read better on a colour. */
export function emailInkOn(colour: string): string {
  return contrast(paper, colour) >= contrast(emailInk, colour) ? paper : emailInk
}

/** The quiet ink where it is read on a colour, the one of `emailInkOn` where it is not. */
export function emailQuietOn(colour: string): string {
  return contrast(quietInk, colour) >= 4.5 ? quietInk : emailInkOn(colour)
}
