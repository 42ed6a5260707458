import type { CSSProperties, ReactNode } from 'react'
import { hintLanguage, type ViewProps } from '#platform/render'
import { AssetImage, type ImageAsset, isFirstScreen, sizesInBlock } from '../../visitor/asset-image.tsx'
import type { TeamProps } from './team.contract.ts'
import { teamMessages } from './team.messages.ts'

export interface TeamData {
  photos: Readonly<Record<string, ImageAsset>>
}

const ratios = { portrait: 0.8, square: 1, round: 1 } as const

export function TeamView(view: ViewProps<TeamProps, TeamData>): ReactNode {
  const { props, data, page, section } = view
  const { people, columns, shape, align } = props
  if (people.length === 0)
    return page.editing ? <p className="team-empty">{teamMessages(hintLanguage(page), 'empty')}</p> : null
  return (
    <ul className="team" data-shape={shape} data-align={align} style={{ '--columns': columns } as CSSProperties}>
      {people.map(({ id, photo, name, role, words, email, phone }) => {
        const asset = photo === null ? undefined : data.photos[photo]
        return (
          <li key={id}>
            <div className="team-photo">
              {asset ? (
                <AssetImage
                  asset={asset}
                  alt=""
                  sizes={sizesInBlock(view, 1 / columns)}
                  eager={isFirstScreen(section, page)}
                  ratio={ratios[shape]}
                />
              ) : (
                <span aria-hidden="true">{initialsOf(name)}</span>
              )}
            </div>
            <p className="team-name">{name}</p>
            {role && <p className="team-role">{role}</p>}
            {words && <p className="team-words">{words}</p>}
            {email && (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
            {phone && (
              <p>
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(' ')
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}
