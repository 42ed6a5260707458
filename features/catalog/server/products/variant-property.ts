/** Properties of schema.org by which search engines distinguish variants, by the names that shops give to options. */
const properties = {
  color: ['colour', 'color', 'kleur', 'farbe', 'couleur'],
  size: [
    'size',
    'length',
    'width',
    'height',
    'maat',
    'afmeting',
    'formaat',
    'lengte',
    'breedte',
    'hoogte',
    'größe',
    'länge',
    'breite',
    'höhe',
    'format',
    'taille',
  ],
  material: ['material', 'fabric', 'wood', 'materiaal', 'stof', 'hout', 'stoff', 'holz', 'matière'],
  pattern: ['pattern', 'print', 'patroon', 'dessin', 'muster', 'motif'],
} as const

type VariantProperty = keyof typeof properties

/** Null when search engines know no property for such an option. */
export function variantPropertyOf(option: string): VariantProperty | null {
  const name = option.trim().toLowerCase()
  const names = Object.keys(properties) as VariantProperty[]
  return names.find((property) => (properties[property] as readonly string[]).includes(name)) ?? null
}
