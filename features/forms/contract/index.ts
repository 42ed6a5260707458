export { type FieldKind, fieldParts, likertScale } from './field-kinds.rules.ts'
export {
  type FieldValue,
  type Form,
  type FormField,
  type FormSummary,
  type FormValues,
  formSchema,
  formSummarySchema,
} from './form-field.schema.ts'
export { likertLabel, summaryText } from './form-summary.ts'
