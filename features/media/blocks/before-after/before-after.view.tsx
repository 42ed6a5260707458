import type { ReactNode } from 'react'
import { type ViewProps, Wake, hintLanguage } from '#platform/render'
import { AssetImage, type ImageAsset, isFirstScreen, sizesInBlock } from '../../visitor/asset-image.tsx'
import { beforeAfter } from './before-after.behaviour.ts'
import type { BeforeAfterProps } from './before-after.contract.ts'
import { beforeAfterMessages } from './before-after.messages.ts'

export interface BeforeAfterData {
  before: ImageAsset | null
  after: ImageAsset | null
}

/** Shows both images side by side; a script lays one over the other under a slider. */
export function BeforeAfterView(view: ViewProps<BeforeAfterProps, BeforeAfterData>): ReactNode {
  const { props, data, page, section } = view
  if (!data.before || !data.after)
    return page.editing ? (
      <p className="before-after-empty">{beforeAfterMessages(hintLanguage(page), 'empty')}</p>
    ) : null
  const { width, height } = data.before
  const ratio = props.ratio ?? (width && height ? width / height : null)
  const image = (asset: ImageAsset, alt: string) => (
    <AssetImage
      asset={asset}
      alt={alt || asset.alt}
      sizes={sizesInBlock(view, 1)}
      eager={isFirstScreen(section, page)}
      focalPoint={null}
      ratio={ratio}
      fit="cover"
    />
  )
  return (
    <Wake island={beforeAfter} props={{}}>
      <div className="before-after">
        <figure className="before-after-before">
          {image(data.before, props.beforeAlt)}
          <figcaption>{props.beforeLabel || beforeAfterMessages(page.language, 'before')}</figcaption>
        </figure>
        <figure className="before-after-after">
          {image(data.after, props.afterAlt)}
          <figcaption>{props.afterLabel || beforeAfterMessages(page.language, 'after')}</figcaption>
        </figure>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue={props.start}
          aria-label={beforeAfterMessages(page.language, 'slider')}
          hidden
        />
      </div>
    </Wake>
  )
}
