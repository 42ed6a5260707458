import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#platform/ui'
import { usePageCss } from '../../canvas/use-page-css.ts'
import { type SectionChoice, SectionMiniature } from './section-miniature.tsx'
import { templateCss } from './template-css.ts'
import { templateMessages } from '../../base/template.messages.ts'

export interface TemplateFrameProps {
  choices: readonly SectionChoice[]
  onChoose: (choice: SectionChoice) => void
  /** Absent when none of them can be removed. */
  onRemove?: (choice: SectionChoice) => void
  onClose: () => void
}

/**
 * Shows sections in small, with the views and the style sheet of the site. All share one frame, so the style sheet is
 * parsed once.
 */
export function TemplateFrame({ choices, onChoose, onRemove, onClose }: TemplateFrameProps) {
  const t = useWords(templateMessages)
  const css = usePageCss()
  const [inside, setInside] = useState<Document | null>(null)
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    inside?.addEventListener('keydown', keyed)
    return () => inside?.removeEventListener('keydown', keyed)
  }, [inside, onClose])
  return (
    <>
      <iframe
        className="e-template-frame"
        title={t('frame')}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument)}
      />
      {inside?.head && createPortal(<style>{`${css}\n${templateCss}`}</style>, inside.head)}
      {inside?.body &&
        createPortal(
          <ul className="qt-list">
            {choices.map((choice) => (
              <li key={choice.id} className="qt-item">
                <div className="qt-view" inert>
                  <SectionMiniature choice={choice} />
                </div>
                <button type="button" className="qt-choose" onClick={() => onChoose(choice)}>
                  {choice.name}
                </button>
                {onRemove && (
                  <button
                    type="button"
                    className="qt-remove"
                    aria-label={t('savedRemove', { name: choice.name })}
                    onClick={() => onRemove(choice)}
                  >
                    {t('savedRemoveAction')}
                  </button>
                )}
              </li>
            ))}
          </ul>,
          inside.body,
        )}
    </>
  )
}
