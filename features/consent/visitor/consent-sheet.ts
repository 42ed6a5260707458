import type { BannerView } from '../contract/banner.rules.ts'
import buttonCss from './consent-button.css?inline'
import iconCss from './consent-icon.css?inline'
import popupCss from './consent-popup.css?inline'
import textCss from './consent-text.css?inline'
import css from './consent.css?inline'

const buttons: Record<BannerView['button'], string> = { BUTTON: buttonCss, TEXT: textCss, ICON: iconCss }

/** The style sheet of one banner: it stands in every page, so it holds the chosen look alone. */
export function consentSheet({ variant, button }: Pick<BannerView, 'variant' | 'button'>): string {
  return css + buttons[button] + (variant === 'POPUP' ? popupCss : '')
}
