import { type BlockPanelProps, PropChoiceRow, SwitchRow, keyNames, useTouch, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { HtmlProps } from './html.contract.ts'
import { highlightDirections, highlightTypes } from './html.rules.ts'

export function TextPanel({ props: { highlight, counts }, change }: BlockPanelProps<HtmlProps>) {
  const t = useWords(blockPanelMessages)
  const isTouched = useTouch()
  const set = (name: 'type' | 'direction', value: string) => change(['highlight', name], value)
  return (
    <>
      <p className="q-hint">{t(isTouched ? 'text.touchHint' : 'text.hint')}</p>
      <SwitchRow
        label={t('highlight')}
        hint={isTouched ? t('highlight.touchHint') : t('highlight.hint', { keys: keyNames('Mod+Shift+H') })}
        value={highlight !== null}
        onChange={(draws) => change('highlight', draws ? { type: 'draw', direction: 'left' } : null)}
      />
      {highlight && <PropChoiceRow name="type" values={highlightTypes} value={highlight.type} words={t} change={set} />}
      {highlight && highlight.type !== 'fade' && (
        <PropChoiceRow
          name="direction"
          values={highlightDirections}
          value={highlight.direction}
          words={t}
          change={set}
        />
      )}
      <SwitchRow
        label={t('counts')}
        hint={t('counts.hint')}
        value={counts}
        onChange={(value) => change('counts', value)}
      />
    </>
  )
}
