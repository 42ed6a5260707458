import { type BlockPanelProps, Group, PropChoiceRow, SwitchRow, TextRow, useLanguage, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import { nameOfService } from '../social-links/service-name.ts'
import type { ShareProps } from './share.contract.ts'
import { shareServices } from './share.rules.ts'

const aligns = ['start', 'center', 'end'] as const

export function SharePanel({ props, change }: BlockPanelProps<ShareProps>) {
  const t = useWords(blockPanelMessages)
  const language = useLanguage()
  const set = (service: ShareProps['services'][number], isShown: boolean) =>
    change(
      'services',
      shareServices.filter((candidate) => (candidate === service ? isShown : props.services.includes(candidate))),
    )
  return (
    <>
      <Group>
        <TextRow
          label={t('share.label')}
          placeholder={t('share.own')}
          value={props.label}
          onChange={(label) => change('label', label)}
        />
        <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} />
      </Group>
      <Group title={t('share.menu')}>
        <p className="q-hint">{t('share.hint')}</p>
        {shareServices.map((service) => (
          <SwitchRow
            key={service}
            label={nameOfService(service, language)}
            value={props.services.includes(service)}
            onChange={(isShown) => set(service, isShown)}
          />
        ))}
      </Group>
    </>
  )
}
