import './comments-owner.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Ban, Check, EyeOff, Trash2 } from '#platform/icons'
import { useState } from 'react'
import {
  Avatar,
  Button,
  call,
  EmptyState,
  ErrorState,
  IconButton,
  Page,
  SegmentedControl,
  Skeleton,
  useMoments,
  useWords,
} from '#platform/ui'
import { plainTextOf } from '#platform/render'
import { type CommentStatus, commentStatuses, commentsApi } from '../contract/index.ts'
import { commentsOwnerMessages } from './comments-owner.messages.ts'
import { type Listed, useModeration } from './use-moderation.ts'

export function CommentsPage() {
  const t = useWords(commentsOwnerMessages)
  const [status, setStatus] = useState<CommentStatus>('pending')
  const comments = useComments(status)
  const { act, isGone } = useModeration()
  const shown = comments.data?.pages.flatMap((page) => page.comments).filter(({ id }) => !isGone(id)) ?? []
  const empty = { pending: 'emptyPending', approved: 'emptyApproved', spam: 'emptySpam' } as const
  return (
    <Page title={t('comments')} lead={t('commentsLead')}>
      <div className="q-toolbar">
        <SegmentedControl
          label={t('status')}
          hideLabel
          value={status}
          onChange={setStatus}
          options={commentStatuses.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {comments.error && <ErrorState error={comments.error} onRetry={() => void comments.refetch()} />}
      {comments.isPending && <Skeleton lines={5} height={48} />}
      {comments.data && shown.length === 0 && !comments.hasNextPage && (
        <EmptyState illustration={<TalkDrawing />}>{t(empty[status])}</EmptyState>
      )}
      <ul className="comments">
        {shown.map((comment) => (
          <CommentRow key={comment.id} comment={comment} act={act} />
        ))}
      </ul>
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
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="comment-row">
      <Avatar name={comment.authorName || '?'} />
      <div>
        <p>
          <strong>{comment.authorName}</strong> <span className="q-quiet">{t('on', { title: comment.title })}</span>
        </p>
        <p className="comment-text">{plainTextOf(comment.body)}</p>
        <p className="q-hint">{when(comment.writtenAt)}</p>
      </div>
      <div className="q-button-row">
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

function useComments(status: CommentStatus) {
  return useInfiniteQuery({
    queryKey: [commentsApi.comments.path, status],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      call(commentsApi.comments, { status, limit: 50, ...(pageParam && { after: pageParam }) }),
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
