export {
  type Colour,
  type ColourReference,
  type PaletteColourId,
  colourReferenceSchema,
  cssColour,
  hexOf,
  readColour,
  seedColour,
} from './colour.ts'
export { faviconSvg } from './favicon.ts'
export { type FacedPart, facedParts } from './find-font.ts'
export { type FontFaces, fontFacesOf, fontFolder, fontSheetHref, fontSheetOf, fontSheetPath } from './font-faces.ts'
export { type Font, type FontFamily, fontFamilies, fontFile, fontOf, fonts, fontStack } from './fonts.ts'
export { type SiteLook, lookOf } from './look.ts'
export { type Pairing, pairingsOf } from './pairings.ts'
export { cssOfReference, siteCss } from './site-css.ts'
export {
  type MissingFont,
  type Palette,
  type SectionTheme,
  type SiteStyles,
  paletteOf,
  sectionThemes,
  sightAnimations,
  siteStylesSchema,
  startingStyles,
  stylesFrom,
} from './styles.ts'
