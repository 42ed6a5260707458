import { TypedField } from '#platform/ui'

interface Props {
  label: string
  hint: string
  value: readonly string[]
  onChange: (tags: string[]) => void
  error?: string | null
}

/** A field for tags separated by commas. */
export function TagsField({ value, ...rest }: Props) {
  return <TypedField {...rest} shown={value.join(', ')} read={tagsIn} />
}

function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(Boolean))]
}
