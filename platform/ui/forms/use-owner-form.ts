import { useCallback, useMemo, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from 'react-hook-form'
import type { z } from 'zod'
import { sentenceOf } from '../client/call-failure.ts'
import { useLanguage } from '../language.tsx'
import { toast } from '../overlays/toast.tsx'
import { countErrors, type FieldSentences, firstMessage, schemaResolver } from './field-errors.ts'
import { formsMessages } from './forms.messages.ts'
import { fieldAt, type Refusal, refusalOf, withoutFields } from './refusal.ts'
import { useShownChanges } from './shown-changes.ts'
import { useUnsaved } from './unsaved.ts'
import { useFocusOnInvalid } from './use-focus-on-invalid.ts'
import { rebase, useServerValues } from './use-server-values.ts'

type Name<V> = keyof V & string

/** The fields of an input while they are being filled in: a number may still be missing. */
type Drafted<In> = FieldValues & { [Field in keyof In]?: unknown }

export interface OwnerFormOptions<In, V extends Drafted<In>, Out, Answer> {
  /** Schema with which the server validates the same values: `galleryApi.rename.input`, or a part of it. */
  schema: z.ZodType<Out, In>
  /** The server's values, or the initial ones of a new record. Fields that were not edited follow changes of them. */
  values: V
  save: (values: Out) => Promise<Answer>
  /** Announced after saving. */
  savedMessage?: string | ((answer: Answer, values: Out) => string)
  onSaved?: (answer: Answer, values: Out) => void
  /** Fields of the server's problems, by code. Problems that name a `field` need none. */
  refusals?: Readonly<Record<string, Name<V>>>
  sentences?: FieldSentences
  /** Empties the form after saving, for the next entry. */
  clears?: boolean
  /** Whether the form can be left without a question, as with passwords. */
  isLeftFreely?: boolean
}

export interface FieldProps<T> {
  value: T
  onChange: (value: T) => void
  error: string | null
}

export interface OwnerForm<V extends FieldValues = FieldValues> {
  values: V
  set: (part: Partial<V>) => void
  /** Props of a field: `<TextField label={t('title')} {...form.field('title')} />`. */
  field: <N extends Name<V>>(name: N) => FieldProps<V[N]>
  /** Props for a number that may be missing: an empty NumberField is NaN. */
  number: (name: Name<V>) => FieldProps<number>
  /** Props for Switch and Checkbox. */
  toggle: (name: Name<V>) => { isSelected: boolean; onChange: (isSelected: boolean) => void }
  /** Returns the error of the field at a path such as `rates.0.title`. */
  error: (path: string) => string | null
  isChanged: boolean
  isSaving: boolean
  /** General error, shown above the fields. */
  failure: string | null
  /** True when the server's values changed while this form had changes of its own. */
  isOvertaken: boolean
  submit: () => void
  discard: () => void
  mayLeave: () => Promise<boolean>
  /** The `ref` of the form's element; its first invalid field gets the focus. */
  attach: (element: HTMLFormElement | null) => void
}

/** State of a form in the owner area: values, errors beside fields, saving, and leaving with unsaved changes. */
export function useOwnerForm<In, V extends Drafted<In>, Out, Answer>(
  options: OwnerFormOptions<In, V, Out, Answer>,
): OwnerForm<V> {
  const { schema, sentences, refusals = {}, savedMessage, onSaved } = options
  const language = useLanguage()
  const resolver = useMemo(() => schemaResolver<V, Out>(schema, language, sentences), [schema, language, sentences])
  const form = useForm<V, unknown, Out>({
    defaultValues: options.values as DefaultValues<V>,
    resolver,
    shouldFocusError: false,
  })
  const { isDirty, isSubmitted, isSubmitting, errors } = form.formState
  const values = useWatch({ control: form.control }) as V
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const shown = useShownChanges(isDirty, options.values)
  const unsaved = useUnsaved(isDirty && options.isLeftFreely !== true, shown.changes)
  const overtaken = useServerValues(options.values, form)
  const focus = useFocusOnInvalid()
  const set = (part: Partial<V>) => {
    focus.forget()
    for (const [name, value] of Object.entries(part))
      form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
    if (isSubmitted) void form.trigger()
    setRefusal((before) => before && withoutFields(before, Object.keys(part)))
  }
  const send = async (wanted: Out) => {
    setRefusal(null)
    const sent = structuredClone(form.getValues())
    try {
      const answer = await options.save(wanted)
      unsaved.forget()
      overtaken.settle(options.clears === true ? options.values : sent)
      if (options.clears === true) form.reset(options.values)
      else rebase(form, sent, sent)
      announce(savedMessage, answer, wanted)
      onSaved?.(answer, wanted)
    } catch (thrown) {
      setRefusal(refusalOf(thrown, refusals, sentenceOf(thrown, language)))
      focus.request()
    }
  }
  const error = (path: string) => fieldAt(refusal, path) ?? firstMessage(get(errors, path))
  const wrong = countErrors(errors)
  return {
    ...bindings(values, set, error),
    values,
    set,
    error,
    isChanged: isDirty,
    isSaving: isSubmitting,
    failure: refusal?.sentence ?? (wrong > 0 ? formsMessages(language, 'wrong', { n: wrong }) : null),
    isOvertaken: overtaken.is,
    submit: () => void (isSubmitting || form.handleSubmit(send, focus.request)()),
    discard: () => (setRefusal(null), overtaken.settle(options.values), form.reset(options.values)),
    mayLeave: unsaved.mayLeave,
    attach: useAttached(focus.attach, shown.attach),
  }
}

type Attach = (element: HTMLFormElement | null) => void

function useAttached(first: Attach, second: Attach): Attach {
  return useCallback(
    (element) => {
      first(element)
      second(element)
    },
    [first, second],
  )
}

function announce<Answer, Out>(
  message: OwnerFormOptions<unknown, FieldValues, Out, Answer>['savedMessage'],
  answer: Answer,
  sent: Out,
): void {
  if (message !== undefined) toast(typeof message === 'string' ? message : message(answer, sent))
}

/** Returns the props of fields by kind. */
function bindings<V extends FieldValues>(
  values: V,
  set: OwnerForm<V>['set'],
  error: OwnerForm<V>['error'],
): Pick<OwnerForm<V>, 'field' | 'number' | 'toggle'> {
  const setOne = (name: Name<V>, value: unknown) => set({ [name]: value } as Partial<V>)
  return {
    field: (name) => ({ value: values[name], onChange: (value) => setOne(name, value), error: error(name) }),
    number: (name) => ({
      value: typeof values[name] === 'number' ? values[name] : Number.NaN,
      onChange: (number) => setOne(name, Number.isNaN(number) ? null : number),
      error: error(name),
    }),
    toggle: (name) => ({ isSelected: Boolean(values[name]), onChange: (isOn) => setOne(name, isOn) }),
  }
}
