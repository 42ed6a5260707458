import { button, heading, image, plain } from '../editor-markup.ts'
import { linkIn, type Of } from './shortcode-values.ts'

/** Frames of slides, by their names without the prefix of a builder. */
export const isSlideshow = (base: string): boolean =>
  /^(?:slideshow\w*|(?:fullscreen|fullwidth|feature_image|easy|content|advanced_layer)?_?sliders?|fullscreen|video_slider)$/.test(
    base,
  )

export const isSlide = (base: string): boolean => /^slide(?:_(?:full|fullscreen|accordion|sub|item))?$/.test(base)

const buttons: readonly (readonly [string[], string[]])[] = [
  [
    ['button_label', 'button_text', 'link_label', 'btn_text', 'button'],
    ['link1', 'button_link', 'button_url', 'link', 'url'],
  ],
  [
    ['button_label2', 'button_text_2', 'button_two_text'],
    ['link2', 'button_link_2', 'button_two_url'],
  ],
]

/** Converts a slide of any builder: its image, its title, its words and its buttons. */
export function slideOf(of: Of): { open: string; close: string; lone: (address: string) => string } {
  const number = [of('id'), of('image_id').split('|')[0] ?? '', of('attachment')].find((id) => /^\d+$/.test(id)) ?? ''
  const source = of('image', 'image_url', 'src', 'background_image', 'bg_image', 'slide_image') || number
  const title = of('heading', 'title', 'caption_title', 'slide_title')
  const below = of('subheading', 'subtitle', 'sub_title', 'caption', 'description')
  const words = heading(title, 3) + (below === '' ? '' : `<p>${plain(below)}</p>`)
  const links = buttons.map(([labels, addresses]) => button(of(...labels), linkIn(of(...addresses))))
  const alt = of('image_alt', 'alt')
  return {
    open: `\n\n${image(source, alt, '', number)}${words}\n\n`,
    close: `\n\n${links.join('')}\n\n`,
    // A slide of Avada has the address of its image as its only content.
    lone: (address) => image(address, alt, linkIn(of('link')), number) + words + links.join(''),
  }
}
