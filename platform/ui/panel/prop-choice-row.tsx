import { ChoiceRow, SelectRow } from './rows.tsx'

export interface PropChoiceRowProps<N extends string, V extends string> {
  /** Name of the prop and of its message; `size.small` is the message for its value `small`. */
  name: N
  values: readonly V[]
  value: V
  words: (name: N | `${N}.${V}`) => string
  change: (name: N, value: V) => void
  /** Shows the values in a list, for many or long names. */
  list?: boolean
}

/** Choice between the values of a block's prop, with their names from the block's catalogue. */
export function PropChoiceRow<const N extends string, const V extends string>({
  name,
  values,
  value,
  words,
  change,
  list,
}: PropChoiceRowProps<N, V>) {
  const row = {
    label: words(name),
    value,
    options: values.map((choice) => ({ value: choice, label: words(`${name}.${choice}`) })),
    onChange: (next: V) => change(name, next),
  }
  return list ? <SelectRow {...row} /> : <ChoiceRow {...row} />
}
