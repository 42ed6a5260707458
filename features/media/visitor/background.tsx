import type { ReactNode } from 'react'
import type { PageFacts } from '#platform/render'
import type { FocalPoint } from '../contract/media.rules.ts'
import { FilmLoop } from './film-loop.tsx'
import { Picture, type PictureAsset } from './picture.tsx'

interface Props {
  picture: PictureAsset | null
  film: PictureAsset | null
  focalPoint: FocalPoint | null
  eager: boolean
  page: Pick<PageFacts, 'language' | 'editing'>
}

/** Behind a section: a picture, a silent film, or the picture until the film plays. On the canvas a film stands still. */
export function Background({ picture, film, focalPoint, eager, page }: Props): ReactNode {
  if (!picture && !film) return null
  return (
    <>
      {picture && <Picture asset={picture} sizes="100vw" alt="" eager={eager} focalPoint={focalPoint} />}
      {film && <FilmLoop asset={film} poster={null} title="" page={page} />}
    </>
  )
}
