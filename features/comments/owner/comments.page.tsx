import './comments-owner.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { sitesApi } from '#features/sites/contract'
import { Ban, Check, Download, ExternalLink, EyeOff, Reply, Settings2, Trash2 } from '#platform/icons'
import { useState } from 'react'
import {
  Avatar,
  Badge,
  Button,
  call,
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  Page,
  SearchField,
  SegmentedControl,
  Skeleton,
  useCall,
  useMoments,
  useSettled,
  useWords,
} from '#platform/ui'
import { plainTextOf } from '#platform/render'
import { type CommentStatus, commentStatuses, commentsApi } from '../contract/index.ts'
import { commentsOwnerMessages } from './comments-owner.messages.ts'
import { CommentSettings } from './comment-settings.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { type Listed, useModeration } from './use-moderation.ts'

export function CommentsPage() {
  const t = useWords(commentsOwnerMessages)
  const [status, setStatus] = useState<CommentStatus>('pending')
  const [search, setSearch] = useState('')
  const [isSetting, setSetting] = useState(false)
  const words = useSettled(search)
  const comments = useComments(status, words)
  const { act, isGone } = useModeration()
  const shown = comments.data?.pages.flatMap((page) => page.comments).filter(({ id }) => !isGone(id)) ?? []
  const empty = { pending: 'emptyPending', approved: 'emptyApproved', spam: 'emptySpam' } as const
  return (
    <Page
      title={t('comments')}
      lead={t('commentsLead')}
      actions={
        <>
          <LinkButton tone="quiet" icon={Download} href={exportAddress(status, words)}>
            {t('export')}
          </LinkButton>
          <Button icon={Settings2} onPress={() => setSetting(true)}>
            {t('settings')}
          </Button>
        </>
      }
    >
      <div className="q-toolbar">
        <SegmentedControl
          label={t('status')}
          hideLabel
          value={status}
          onChange={setStatus}
          options={commentStatuses.map((value) => ({ value, label: t(value) }))}
        />
        <SearchField value={search} onChange={setSearch} placeholder={t('search')} className="q-field q-grow" />
      </div>
      {comments.error && <ErrorState error={comments.error} onRetry={() => void comments.refetch()} />}
      {comments.isPending && <Skeleton lines={5} height={48} />}
      {comments.data && shown.length === 0 && !comments.hasNextPage && (
        <EmptyState
          illustration={<TalkDrawing />}
          action={!words && <Button onPress={() => setSetting(true)}>{t('settings')}</Button>}
        >
          {words ? t('none') : t(empty[status])}
        </EmptyState>
      )}
      <ul className="comments">
        {shown.map((comment) => (
          <CommentRow key={comment.id} comment={comment} act={act} />
        ))}
      </ul>
      {isSetting && <CommentSettings onClose={() => setSetting(false)} />}
      {comments.hasNextPage && (
        <Button isPending={comments.isFetchingNextPage} onPress={() => void comments.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Page>
  )
}

function CommentRow({ comment, act }: { comment: Listed; act: ReturnType<typeof useModeration>['act'] }) {
  const t = useWords(commentsOwnerMessages)
  const site = useCall(sitesApi.site, {})
  const [isReplying, setReplying] = useState(false)
  return (
    <li className="comment-row">
      <Avatar name={comment.authorName || '?'} />
      <div>
        <p>
          <strong>{comment.authorName}</strong> {comment.isByOwner && <Badge tone="accent">{t('byOwner')}</Badge>}
          {comment.isByMember && <Badge>{t('byMember')}</Badge>}{' '}
          <span className="q-quiet">{t('on', { title: comment.title })}</span>
        </p>
        <p className="comment-text">{plainTextOf(comment.body)}</p>
        <WhenAndWho comment={comment} />
      </div>
      <div className="q-button-row">
        {comment.status !== 'spam' && (
          <Button size="small" icon={Reply} onPress={() => setReplying(true)}>
            {t('reply')}
          </Button>
        )}
        {comment.status === 'approved' && comment.path !== null && site.data && (
          <LinkButton
            size="small"
            tone="quiet"
            icon={ExternalLink}
            href={`${site.data.baseUrl}${comment.path}#comment-${comment.id}`}
            target="_blank"
          >
            {t('view')}
          </LinkButton>
        )}
        {isReplying && <ReplyDialog comment={comment} onClose={() => setReplying(false)} />}
        {comment.status !== 'approved' && (
          <Button size="small" icon={Check} onPress={() => void act(comment, 'approved')}>
            {t('approve')}
          </Button>
        )}
        {comment.status === 'approved' && (
          <Button size="small" icon={EyeOff} onPress={() => void act(comment, 'pending')}>
            {t('hold')}
          </Button>
        )}
        {comment.status !== 'spam' && (
          <IconButton size="small" icon={Ban} label={t('spam')} onPress={() => void act(comment, 'spam')} />
        )}
        <IconButton size="small" icon={Trash2} label={t('remove')} onPress={() => void act(comment, 'removed')} />
      </div>
    </li>
  )
}

function exportAddress(status: CommentStatus, search: string): string {
  return `${commentsApi.csv.path}?${new URLSearchParams({ status, ...(search && { search }) })}`
}

function useComments(status: CommentStatus, search: string) {
  return useInfiniteQuery({
    queryKey: [commentsApi.comments.path, status, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      call(commentsApi.comments, {
        status,
        limit: 50,
        ...(search && { search }),
        ...(pageParam && { after: pageParam }),
      }),
    getNextPageParam: (last) => last.next ?? undefined,
  })
}

function TalkDrawing() {
  return (
    <svg viewBox="0 0 160 100" fill="none">
      <path
        d="M22 20h74a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H50L36 68V56H22a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z"
        fill="var(--surface-3)"
      />
      <path d="M30 34h50M30 43h34" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity=".45" />
      <path
        d="M84 62h42a8 8 0 0 0 8-8V40h6a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-6v12L120 76H92a8 8 0 0 1-8-8z"
        fill="var(--accent-wash)"
      />
    </svg>
  )
}

function WhenAndWho({ comment }: { comment: Listed }) {
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <p className="q-hint">
      {when(comment.writtenAt)}
      {comment.email && (
        <>
          {' · '}
          <a href={`mailto:${comment.email}`}>{comment.email}</a>
        </>
      )}
    </p>
  )
}
