/** C3.10; their numbers are `blockVariants.summary`. */
export const summaryVariants = ['wall', 'carousel', 'list', 'grid'] as const
export type SummaryVariant = (typeof summaryVariants)[number]
