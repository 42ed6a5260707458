import type { Document } from '#platform/document'
import { Dialog, useLanguage, useWords } from '#platform/ui'
import { useEditor } from '../../canvas/editor-context.tsx'
import { asOneOperation } from '../arrange.ts'
import { editorMessages } from '../editor.messages.ts'
import { useEditorState } from '../editor-state.ts'
import { fromTemplate, type SectionTemplate, sectionTemplates } from './section-templates.ts'
import { templateMessages } from './template.messages.ts'

/** Sections to begin with, drawn as their layout. */
export function SectionPicker({
  document,
  isOpen,
  onClose,
}: {
  document: Document
  isOpen: boolean
  onClose: () => void
}) {
  const t = useWords(editorMessages)
  const say = useWords(templateMessages)
  const language = useLanguage()
  const { addingSection, selectSection } = useEditorState()
  const { edit } = useEditor()
  const choose = (template: SectionTemplate) => {
    const { operations, id } = fromTemplate(document, template, addingSection?.before ?? null, language)
    edit(asOneOperation(operations, 'insertSection'))
    onClose()
    selectSection(id)
  }
  return (
    <Dialog title={t('addSection')} isOpen={isOpen} onClose={onClose} size="wide">
      <ul className="e-templates">
        {sectionTemplates.map((template) => (
          <li key={template.id}>
            <button type="button" className="e-template" onClick={() => choose(template)}>
              <TemplateDrawing template={template} />
              {say(template.id)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const unit = { x: 160 / 26, y: 5 }
const grounds = {
  lightest: 'var(--t-paper)',
  light: 'var(--t-light)',
  bright: 'var(--accent)',
  dark: 'var(--t-dark)',
  darkest: 'var(--t-dark)',
} as const

/** The template's own cells: images as surfaces, text as lines. */
function TemplateDrawing({ template }: { template: SectionTemplate }) {
  const blocks = template.blocks((name) => name)
  const theme = template.section.theme ?? 'lightest'
  const isDark = theme === 'dark' || theme === 'darkest' || theme === 'bright'
  const height = Math.max(0, ...blocks.map(({ at }) => at.y + at.h))
  const isFull = template.section.width === 'full'
  const scale = isFull ? 160 / 24 : unit.x
  const left = isFull ? 0 : unit.x
  const top = isFull ? 0 : Math.max(8, (100 - height * unit.y) / 2)
  return (
    <svg viewBox="0 0 160 100" aria-hidden className={isDark ? 'e-drawing on-dark' : 'e-drawing'}>
      <rect width="160" height="100" fill={grounds[theme]} />
      {blocks.map(({ type, at }) => {
        const box = {
          x: left + at.x * scale,
          y: top + at.y * unit.y,
          width: at.w * scale,
          height: isFull ? 100 : at.h * unit.y,
        }
        const key = `${type}${at.x}${at.y}`
        if (type === 'image') return <rect key={key} {...box} className="image" />
        if (type === 'button')
          return <rect key={key} x={box.x} y={box.y} width="30" height="10" rx="2" className="press" />
        return <TextLines key={key} {...box} isLarge={template.id === 'opening' || template.id === 'statement'} />
      })}
    </svg>
  )
}

function TextLines({
  x,
  y,
  width,
  height,
  isLarge,
}: {
  x: number
  y: number
  width: number
  height: number
  isLarge: boolean
}) {
  const first = isLarge ? 8 : 5
  const count = Math.max(0, Math.floor((height - first - 6) / 5))
  return (
    <g className="lines">
      <rect x={x} y={y} width={width * 0.8} height={first} rx="1" />
      {isLarge && <rect x={x} y={y + 11} width={width * 0.55} height={first} rx="1" />}
      {Array.from({ length: Math.min(count, 6) - (isLarge ? 1 : 0) }, (_, line) => (
        <rect
          key={line}
          x={x}
          y={y + first + (isLarge ? 16 : 5) + line * 5}
          width={width * [0.95, 0.9, 0.97, 0.6, 0.9, 0.7][line % 6]!}
          height="2"
          rx="1"
          className="faint"
        />
      ))}
    </g>
  )
}
