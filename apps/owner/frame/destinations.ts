import { Activity, FileInput, Files, Image, Layers, type LucideIcon, Mail, MessageSquare, Palette, Settings, Trash2, Users } from 'lucide-react'
import type { Permission } from '#platform/contract'
import type { ownerMessages } from '../owner.messages.ts'

export interface Destination {
  name: keyof typeof ownerMessages.catalogue
  href: string
  icon: LucideIcon
  needs: Permission
  group: 'site' | 'manage'
}

/** The left navigation, the command palette and nothing else read this. */
export const destinations: readonly Destination[] = [
  { name: 'pages', href: '/config/pages', icon: Files, needs: 'content.edit', group: 'site' },
  { name: 'collections', href: '/config/collections', icon: Layers, needs: 'content.edit', group: 'site' },
  { name: 'media', href: '/config/media', icon: Image, needs: 'content.edit', group: 'site' },
  { name: 'design', href: '/config/design', icon: Palette, needs: 'content.design', group: 'site' },
  { name: 'comments', href: '/config/comments', icon: MessageSquare, needs: 'comments.moderate', group: 'site' },
  { name: 'settings', href: '/config/settings', icon: Settings, needs: 'config', group: 'manage' },
  { name: 'contributors', href: '/config/contributors', icon: Users, needs: 'settings.userAccounts', group: 'manage' },
  { name: 'imports', href: '/config/imports', icon: FileInput, needs: 'settings.import', group: 'manage' },
  { name: 'mailbox', href: '/config/mailbox', icon: Mail, needs: 'settings.mail', group: 'manage' },
  { name: 'activity', href: '/config/activity', icon: Activity, needs: 'activity.log', group: 'manage' },
  { name: 'trash', href: '/config/trash', icon: Trash2, needs: 'content.edit', group: 'manage' },
]
