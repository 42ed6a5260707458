import { type BlockPanelProps, ChoiceRow, Group, NumberRow, SelectRow, SwitchRow, useWords } from '#platform/ui'
import { designIn, optionsOf } from '../contract/gallery-options.rules.ts'
import type { GalleryOptions, GallerySettings } from '../contract/gallery-settings.rules.ts'
import { clickBehaviors, transitionNames } from '../contract/gallery.rules.ts'
import type { GalleryProps } from '../contract/gallery.schema.ts'
import { galleryOwnerMessages } from './gallery-owner.messages.ts'

type Panel = BlockPanelProps<GalleryProps>

/** Edits transitions and the action of a click, for designs that have an index. */
export function MotionRows({ props, change }: Panel) {
  const t = useWords(galleryOwnerMessages)
  const design = designIn(props as GallerySettings)
  if (design !== 'stacked' && design !== 'strip' && design !== 'carousel') return null
  const options = optionsOf(props as GallerySettings)
  const clicks = [...clickBehaviors, 'none' as const].map((value) => ({ value, label: t(`clickBehavior.${value}`) }))
  const name = design === 'strip' ? 'activeSlideClickBehavior' : 'clickBehavior'
  return (
    <Group title={t('motion')}>
      <SwitchRow
        label={t('autoplay')}
        hint={t('autoplay.hint')}
        value={props.autoplay}
        onChange={(plays) => change('autoplay', plays)}
      />
      {props.autoplay && (
        <NumberRow
          label={t('duration')}
          value={options.autoplayOptions.timeout / 1000}
          min={0.5}
          max={120}
          onChange={(seconds) => change('autoplay-duration', seconds)}
        />
      )}
      <SwitchRow label={t('loop')} value={options.loop} onChange={(loops) => change(['options', 'loop'], loops)} />
      {design === 'stacked' && <SlideshowRows props={props} change={change} />}
      {hasSpeed(options) && (
        <NumberRow
          label={t('speed')}
          value={options.speed}
          min={0.1}
          max={10}
          step={0.1}
          onChange={(seconds) => change(['options', 'speed'], seconds)}
        />
      )}
      {design !== 'carousel' && !props.lightbox && (
        <SelectRow
          label={t('clickBehavior')}
          value={options[name]}
          options={clicks}
          onChange={(behavior) => change(['options', name], behavior)}
        />
      )}
      <SwitchRow
        label={t('history')}
        value={options.historyHash}
        onChange={(records) => change(['options', 'historyHash'], records)}
      />
      <SwitchRow
        label={t('keyboard')}
        hint={t('keyboard.hint')}
        value={options.keyboard}
        onChange={(isUsed) => change(['options', 'keyboard'], isUsed)}
      />
    </Group>
  )
}

/** Two transitions of a slideshow have their own durations: swipe, and the image that follows the finger. */
function hasSpeed({ design, transition }: GalleryOptions): boolean {
  return design !== 'stacked' || (transition !== 'swipe' && transition !== 'new-swipe')
}

function SlideshowRows({ props, change }: Pick<Panel, 'props' | 'change'>) {
  const t = useWords(galleryOwnerMessages)
  const options = optionsOf(props as GallerySettings)
  return (
    <>
      <SelectRow
        label={t('transition')}
        value={options.transition}
        options={transitionNames.map((value) => ({ value, label: t(`transition.${value}`) }))}
        onChange={(transition) => change(['options', 'transition'], transition)}
      />
      <SwitchRow label={t('thumbnails')} value={props.thumbnails} onChange={(shown) => change('thumbnails', shown)} />
      {props.thumbnails && (
        <>
          <NumberRow
            label={t('thumbnailHeight')}
            value={options.thumbnailHeight}
            min={24}
            max={300}
            onChange={(height) => change('thumbnail-strip-height', height)}
          />
          <NumberRow
            label={t('thumbnailMargin')}
            value={options.thumbnailMargin}
            min={0}
            max={5}
            onChange={(margin) => change('thumbnail-strip-margin', margin)}
          />
        </>
      )}
    </>
  )
}

/** Edits the lightbox and its features. */
export function LookRows({ props, change }: Panel) {
  const t = useWords(galleryOwnerMessages)
  const themes = (['dark', 'light'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))
  return (
    <Group title={t('look')}>
      <SwitchRow label={t('lightbox')} value={props.lightbox} onChange={(enlarges) => change('lightbox', enlarges)} />
      {props.lightbox && (
        <>
          <ChoiceRow
            label={t('theme')}
            value={props.lightboxTheme}
            options={themes}
            onChange={(theme) => change('lightboxTheme', theme)}
          />
          <SwitchRow label={t('download')} value={props.download} onChange={(allowed) => change('download', allowed)} />
          <SwitchRow label={t('share')} value={props.share} onChange={(allowed) => change('share', allowed)} />
        </>
      )}
    </Group>
  )
}
