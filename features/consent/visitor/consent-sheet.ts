import type { BannerView } from '../contract/banner.rules.ts'
import buttonCss from './consent-button.css?inline'
import iconCss from './consent-icon.css?inline'
import popupCss from './consent-popup.css?inline'
import textCss from './consent-text.css?inline'
import css from './consent.css?inline'

const buttons: Record<BannerView['button'], string> = { BUTTON: buttonCss, TEXT: textCss, ICON: iconCss }

/** Returns the style sheet of a banner: every page contains it, so it holds the chosen design alone. */
export function consentSheet({ variant, button }: Pick<BannerView, 'variant' | 'button'>): string {
  return css + buttons[button] + (variant === 'POPUP' ? popupCss : '')
}
