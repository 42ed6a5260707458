export {
  type Colour,
  type ColourReference,
  type PaletteColourId,
  colourFormats,
  colourReferenceSchema,
  contrast,
  cssColour,
  hexOf,
  mix,
  paletteColourIds,
  readColour,
  seedColour,
  writeColour,
} from './colour.ts'
export { faviconSvg } from './favicon.ts'
export { closestFont, type FacedPart, facedParts } from './find-font.ts'
export { type FontFaces, fontFacesOf, fontFolder, fontSheetHref, fontSheetOf, fontSheetPath } from './font-faces.ts'
export {
  type Font,
  type FontFamily,
  fontCategories,
  fontFamilies,
  fontFile,
  fontOf,
  fonts,
  fontStack,
} from './fonts.ts'
export { type SiteLook, lookOf } from './look.ts'
export { type Pairing, pairingsOf, solidColour, systemColours } from './pairings.ts'
export { paletteOfPixels, palettePresets, presetPalette } from './palette-presets.ts'
export { type ColourPair, readablePalette, weakPairsOf } from './readable-pairs.ts'
export { cssOfReference, siteCss } from './site-css.ts'
export {
  type MissingFont,
  type Palette,
  type SectionTheme,
  type SiteStyles,
  paletteOf,
  sectionThemes,
  headerLayouts,
  motionCharacters,
  sightAnimations,
  siteStylesSchema,
  startingStyles,
  stylesFrom,
} from './styles.ts'
export { motionCss } from './motion-css.ts'
