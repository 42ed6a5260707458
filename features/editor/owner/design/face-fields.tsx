import { useEffect, useRef } from 'react'
import { Banner, Button, Columns, uiMessages, NumberRow, useWords } from '#platform/ui'
import { facedParts, fontOf, type MissingFont, type SiteStyles } from '#platform/theme'
import { designScreenMessages } from './design.messages.ts'
import { FontPicker } from './font-picker.tsx'
import { useFontSheet } from './use-font-sheet.ts'

interface Props {
  styles: SiteStyles
  missing: readonly MissingFont[]
  change: (path: string[], value: unknown) => void
  /** Shows styles that are not chosen yet; null ends it. */
  preview: (looked: Partial<SiteStyles> | null) => void
}

/** The fonts of headings and of text, each family shown in its own face, and advice about a missing one. */
export function FaceFields({ styles, missing, change, preview }: Props) {
  const t = useWords(designScreenMessages)
  const uiWords = useWords(uiMessages)
  const { hasFailed, retry } = useFontSheet()
  useReports(missing)
  const used = facedParts.map((part) => styles[part].family)
  return (
    <>
      {hasFailed && <Notice sentence={t('fontsFailed')} button={uiWords('retry')} onPress={retry} />}
      {missing.map(({ part, family, standIn }) => (
        <Notice
          key={part}
          sentence={t(`fontMissing.${part}`, { family, standIn })}
          button={t('keepFont', { standIn })}
          onPress={() => change([part], styles[part])}
        />
      ))}
      {facedParts.map((part) => {
        const face = styles[part]
        const [least, most] = fontOf(face.family).weights
        const set = (changes: Partial<typeof face>) => change([part], { ...face, ...changes })
        return (
          <Columns key={part}>
            <FontPicker
              label={t(part)}
              value={face.family}
              used={used}
              onChange={(family) => set({ family })}
              onLook={(family) => preview(family && { [part]: { ...face, family } })}
            />
            <NumberRow
              label={t('weight')}
              value={face.weight}
              min={least}
              max={most}
              step={50}
              onChange={(weight) => set({ weight })}
            />
          </Columns>
        )
      })}
    </>
  )
}

/** A panel is too narrow for the sentence and its button in one row. */
function Notice({ sentence, button, onPress }: { sentence: string; button: string; onPress: () => void }) {
  return (
    <Banner tone="attention">
      <p>{sentence}</p>
      <Button size="small" className="d-notice" onPress={onPress}>
        {button}
      </Button>
    </Banner>
  )
}

/** Reports each missing font once to error listeners of this window (C8.35). */
function useReports(missing: readonly MissingFont[]): void {
  const reported = useRef(new Set<string>())
  useEffect(() => {
    for (const { family, error } of missing) {
      if (!reported.current.has(family)) reportError(error)
      reported.current.add(family)
    }
  }, [missing])
}
