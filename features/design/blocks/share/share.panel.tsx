import { Share } from '#platform/icons'
import { messages } from '#platform/i18n'
import {
  type BlockPanelProps,
  Group,
  PropChoiceRow,
  SwitchRow,
  TextRow,
  blockPanel,
  useLanguage,
  useWords,
} from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import { nameOfService } from '../social-links/service-name.ts'
import type { ShareProps } from './share.contract.ts'
import { shareServices } from './share.rules.ts'

const palette = messages('design.palette')

const aligns = ['start', 'center', 'end'] as const

function SharePanel({ props, change }: BlockPanelProps<ShareProps>) {
  const t = useWords(blockPanelMessages)
  const language = useLanguage()
  const set = (service: ShareProps['services'][number], isShown: boolean) =>
    change(
      'services',
      shareServices.filter((one) => (one === service ? isShown : props.services.includes(one))),
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

export const sharePanel = blockPanel<ShareProps>({
  type: 'share',
  label: palette.message('share'),
  group: 'social',
  icon: Share,
  keywords: palette.message('share.keywords'),
  Panel: SharePanel,
})
