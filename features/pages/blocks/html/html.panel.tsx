import { Type } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, PropChoiceRow, SwitchRow, blockPanel, useWords, keyNames } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { HtmlProps } from './html.contract.ts'
import { highlightDirections, highlightTypes } from './html.rules.ts'

const palette = messages('pages.palette')

export const htmlPanel = blockPanel<HtmlProps>({
  type: 'html',
  label: palette.message('html'),
  group: 'basic',
  icon: Type,
  keywords: palette.message('html.keywords'),
  Panel: TextPanel,
})

function TextPanel({ props: { highlight }, change }: BlockPanelProps<HtmlProps>) {
  const t = useWords(blockPanelMessages)
  const set = (name: 'type' | 'direction', value: string) => change(['highlight', name], value)
  return (
    <>
      <p className="q-hint">{t('text.hint')}</p>
      <SwitchRow
        label={t('highlight')}
        hint={t('highlight.hint', { keys: keyNames('Mod+Shift+H') })}
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
    </>
  )
}
