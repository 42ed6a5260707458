export { type FieldKind, fieldKinds, fieldParts, likertScale } from './field-kinds.rules.ts'
export {
  type FieldValue,
  type Form,
  type FormField,
  type FormSummary,
  type FormValues,
  fieldValueSchema,
  formFieldSchema,
  formSchema,
  formSummarySchema,
  formValuesSchema,
} from './form-field.schema.ts'
export { likertLabel, likertText, partsOfValue, summaryText } from './form-summary.ts'
