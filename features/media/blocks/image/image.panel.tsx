import {
  type BlockPanelProps,
  ChoiceRow,
  ImageRow,
  LinkRow,
  SelectRow,
  SliderRow,
  SwitchRow,
  TextRow,
  useWords,
} from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import { RatioRow } from '../../owner/ratio-row.tsx'
import type { ImageProps } from './image.contract.ts'
import { imageVariants } from './image.rules.ts'

type Panel = BlockPanelProps<ImageProps>

export function ImagePanel(panel: Panel) {
  const { props, change } = panel
  const t = useWords(blockPanelMessages)
  return (
    <>
      <ImageRow
        value={props.asset}
        onChange={(asset) => change('asset', asset?.id ?? null)}
        focalPoint={props.focalPoint}
        onFocalPoint={(point) => change('focalPoint', point)}
        {...(props.decorative ? {} : { alt: props.alt, onAlt: (alt: string) => change('alt', alt) })}
      />
      <SwitchRow
        label={t('decorative')}
        hint={t('decorative.hint')}
        value={props.decorative}
        onChange={(decorative) => change('decorative', decorative)}
      />
      <SelectRow
        label={t('variant')}
        value={props.variant}
        options={imageVariants.map((value) => ({ value, label: t(`variant.${value}`) }))}
        onChange={(variant) => change('variant', variant)}
      />
      {props.variant === 'inline' ? <CaptionRows {...panel} /> : <WordRows {...panel} />}
      <LinkRow value={props.link} onChange={(link) => change('link', link)} />
      <ShapeRows {...panel} />
    </>
  )
}

function CaptionRows({ props, change }: Panel) {
  const t = useWords(blockPanelMessages)
  const places = (['below', 'over', 'none'] as const).map((value) => ({ value, label: t(`captionPlace.${value}`) }))
  return (
    <>
      <TextRow
        multiline
        rows={2}
        label={t('caption')}
        value={props.caption}
        onChange={(caption) => change('caption', caption)}
      />
      {props.caption && (
        <ChoiceRow
          label={t('captionPlace')}
          value={props.captionPlace}
          options={places}
          onChange={(place) => change('captionPlace', place)}
        />
      )}
    </>
  )
}

function WordRows({ props, change }: Panel) {
  const t = useWords(blockPanelMessages)
  const sides = (['start', 'end'] as const).map((value) => ({ value, label: t(`side.${value}`) }))
  return (
    <>
      <TextRow label={t('title')} value={props.title} onChange={(title) => change('title', title)} />
      <TextRow multiline rows={4} label={t('body')} value={props.body} onChange={(body) => change('body', body)} />
      <TextRow label={t('button')} value={props.button} onChange={(button) => change('button', button)} />
      {props.variant === 'poster' && (
        <SwitchRow
          label={t('shrinks')}
          hint={t('shrinks.hint')}
          value={props.shrinks}
          onChange={(shrinks) => change('shrinks', shrinks)}
        />
      )}
      {props.variant === 'poster' && (
        <SliderRow
          percent
          label={t('overlay')}
          min={0}
          max={0.9}
          step={0.05}
          value={props.overlay}
          onChange={(overlay) => change('overlay', overlay)}
        />
      )}
      {props.variant !== 'poster' && props.variant !== 'stack' && (
        <ChoiceRow label={t('side')} value={props.side} options={sides} onChange={(side) => change('side', side)} />
      )}
    </>
  )
}

function ShapeRows({ props, change }: Panel) {
  const t = useWords(blockPanelMessages)
  const fits = (['cover', 'contain'] as const).map((value) => ({ value, label: t(`fit.${value}`) }))
  return (
    <>
      <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
      {props.ratio !== null && (
        <ChoiceRow label={t('fit')} value={props.fit} options={fits} onChange={(fit) => change('fit', fit)} />
      )}
    </>
  )
}
