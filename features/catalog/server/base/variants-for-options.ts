import { catalogProblems, type ProductOption, type Swatch, type VariantOption } from '../../contract/index.ts'

/** Limit of variants: more are unusable, and a typing error creates millions. */
export const mostVariants = 3000

export interface OptionInput {
  name: string
  was?: string | undefined
  values: readonly { value: string; was?: string | undefined; swatch?: Swatch | null | undefined }[]
}

interface Present {
  id: string
  options: readonly VariantOption[]
}

export interface OptionPlan {
  options: ProductOption[]
  /** Variants in the order of the options: an existing variant that is kept, or `null` for a copy of another one. */
  combinations: { keeps: string | null; options: VariantOption[]; like: string | null }[]
  removed: string[]
}

/** Plans the variants of new options. Renamed options keep their variants; none is duplicated. */
export function planOptions(wanted: readonly OptionInput[], present: readonly Present[]): OptionPlan {
  refuseDoubles(wanted)
  const count = wanted.reduce((product, { values }) => product * values.length, 1)
  if (count > mostVariants) throw catalogProblems.tooManyVariants({ max: mostVariants })
  const free = new Map(present.map((variant) => [variant.id, variant]))
  const combinations = product(wanted).map((choice) => {
    const options = choice.map(({ option, value }) => ({ name: option.name, value: value.value }))
    const former = [...free.values()].find((variant) =>
      choice.every((chosenOption) => hadBefore(variant, chosenOption)),
    )
    if (former) free.delete(former.id)
    return { keeps: former?.id ?? null, options, like: former?.id ?? null }
  })
  const [first] = present
  return {
    options: wanted.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) })),
    combinations: combinations.map((combination) => ({ ...combination, like: combination.keeps ?? first?.id ?? null })),
    removed: [...free.keys()],
  }
}

interface Chosen {
  option: OptionInput
  value: OptionInput['values'][number]
}

/**
 * Whether a variant had this value, by its present or former name. A variant without such an option fits any value, and
 * the first value gets it.
 */
function hadBefore(variant: Present, { option, value }: Chosen): boolean {
  const own = variant.options.find(({ name }) => name === (option.was ?? option.name))
  return own === undefined || own.value === (value.was ?? value.value)
}

function product(options: readonly OptionInput[]): Chosen[][] {
  return options.reduce<Chosen[][]>(
    (rows, option) => rows.flatMap((row) => option.values.map((value) => [...row, { option, value }])),
    [[]],
  )
}

function refuseDoubles(options: readonly OptionInput[]): void {
  const fold = (text: string): string => text.trim().normalize('NFC').toLowerCase()
  const names = new Set<string>()
  for (const { name, values } of options) {
    if (names.has(fold(name))) throw catalogProblems.optionTwice({ name })
    names.add(fold(name))
    const seen = new Set<string>()
    for (const { value } of values) {
      if (seen.has(fold(value))) throw catalogProblems.optionTwice({ name: value })
      seen.add(fold(value))
    }
  }
}
