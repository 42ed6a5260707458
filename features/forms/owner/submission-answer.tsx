import { useLanguage } from '#platform/ui'
import { drawnPattern, signatureSize } from '../contract/field-kinds.rules.ts'
import { type Submission, summaryText } from '../contract/index.ts'
import { readFileEntry } from '../contract/upload.rules.ts'

type Answered = Submission['answers'][number]

interface Props extends Pick<Answered, 'kind' | 'value'> {
  submission: Pick<Submission, 'id'>
}

/** One answer of a submission: files as downloads, a drawn name as an image, and everything else as text. */
export function SubmissionAnswer({ submission, kind, value }: Props) {
  const language = useLanguage()
  if (kind === 'password' && value !== null) return '••••••••'
  if (kind === 'file' && Array.isArray(value)) {
    return (
      <ul className="forms-files">
        {value.map(readFileEntry).map(({ id, name }) => (
          <li key={id}>
            <a href={`/api/forms/submissions/${submission.id}/files/${id}`} download={name}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    )
  }
  if (kind === 'signature' && typeof value === 'string' && drawnPattern.test(value)) {
    const { width, height } = signatureSize
    return (
      <svg
        className="forms-signature"
        role="img"
        aria-label={summaryText(kind, value, language)}
        viewBox={`0 0 ${width} ${height}`}
      >
        <path
          d={value}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    )
  }
  return summaryText(kind, value, language)
}
