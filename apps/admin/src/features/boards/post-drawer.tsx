import type { ContentState } from '@mall/contracts/content-codes';
import {
  getPost,
  listPosts,
  movePost,
  type OfficePost,
  pinPost,
  savePost,
  undoPost,
} from '@mall/contracts/office/boards';
import { officeBase } from '@mall/contracts/office/office-endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { mergedOver } from '../../kit/form/conflict.ts';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { isOfficeError } from '../../lib/office-error.ts';
import { reading, refresh, useAct } from '../../lib/use-office.ts';
import { boardWords, fieldWords, type PostPlace, spanWords, stateTones, stateWords } from './board-words.ts';
import styles from './boards.module.css';
import { type Plan, PlanFields } from './plan-fields.tsx';
import { PostFields, toBody, valuesOf } from './post-fields.tsx';

/** A post: what it says, where it stands, and everything that was done to it. */
export function PostDrawer({ place }: { place: PostPlace }) {
  const { data, error, refetch } = useQuery(reading(getPost, { params: place }));
  const [seen, setSeen] = useState<OfficePost>();
  const [isChanged, setChanged] = useState(false);
  // What is being changed stays what it was: a colleague's save must not come under it unseen.
  if (data && data !== seen && !isChanged) setSeen(data);
  if (seen) return <OpenPost key={seen.version} place={place} post={seen} onChanged={setChanged} />;
  return (
    <Drawer title={`${boardWords[place.boardType]} ${place.postNo}`} isWide>
      {error ? (
        <Failure error={error} what="글을" retry={() => void refetch()} />
      ) : (
        <RowSkeleton rows={8} columns={2} />
      )}
    </Drawer>
  );
}

type Props = { place: PostPlace; post: OfficePost };
const changes = [listPosts, getPost];

function OpenPost({ place, post, onChanged }: Props & { onChanged: (isChanged: boolean) => void }) {
  const said = useUndoToast(place);
  const save = useAct(savePost, { changes, onDone: ({ version }) => said('저장했어요', version) });
  const start = valuesOf(post);
  const form = useOfficeForm({
    shape: savePost.body,
    values: start,
    labels: fieldWords,
    toBody: (values) => ({ ...toBody(values), version: post.version }),
    send: (values, conflict) => {
      const over = conflict?.saved['version'];
      const version = typeof over === 'number' ? over : post.version;
      const merged = conflict ? mergedOver(start, values, conflict) : values;
      return save.mutateAsync({ params: place, body: { ...toBody(merged), version } });
    },
  });
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);
  const { title, state, mallName, boardType, postNo, mayWrite, views } = post;
  const note = [mallName, `${boardWords[boardType]} ${postNo}`, spanWords(post), `조회 ${views}`]
    .filter(Boolean)
    .join(' · ');
  return (
    <Drawer
      title={title}
      badge={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
      note={note}
      isWide
      consequence={form.isChanged ? (state === 'LIVE' ? '저장하면 몰에 바로 보여요.' : '') : consequences[state]}
      actions={mayWrite && (form.isChanged ? <Saving form={form} /> : <Moves place={place} post={post} said={said} />)}
    >
      {mayWrite ? (
        <Form form={form}>
          <PostFields form={form} place={place} />
        </Form>
      ) : (
        <iframe className={styles.preview} title="내용" sandbox="" srcDoc={post.html} />
      )}
      <div className={styles.below}>
        {post.files.length > 0 && <Files place={place} files={post.files} />}
        <Part title="이력">
          <History post={post} />
        </Part>
      </div>
    </Drawer>
  );
}

const consequences: Readonly<Record<ContentState, string>> = {
  DRAFT: '아직 몰에 보이지 않아요.',
  SCHEDULED: '시작 시각이 되면 저절로 공개해요.',
  LIVE: '몰에 보이고 있어요.',
  ENDED: '다시 보이려면 초안으로 돌려 주세요.',
};

type Savable = { readonly id: string; readonly isSending: boolean; readonly revert: () => void };

function Saving({ form }: { form: Savable }) {
  return (
    <>
      <Button variant="ghost" onClick={form.revert}>
        되돌리기
      </Button>
      <Button type="submit" form={form.id} variant="primary" keys="mod+s" keysGroup="쓰기" isBusy={form.isSending}>
        저장
      </Button>
    </>
  );
}

type Said = ReturnType<typeof useUndoToast>;

/** Says what was done, with the way back. */
function useUndoToast(params: PostPlace) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return (message: string, version: number) =>
    toast({
      message,
      undo: () =>
        callOffice(undoPost, { params, body: { version } }).then(() => refresh(queryClient, changes), toast.error),
    });
}

/** Where the post may go, the next step last. */
function Moves({ place: params, post, said }: Props & { said: Said }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const move = useAct(movePost, { changes });
  const pin = useAct(pinPost, { changes });
  const { version, moves, state, isPinned } = post;
  const refused = (error: unknown) => {
    if (isOfficeError(error, '4090')) void refresh(queryClient, changes);
    if (!isOfficeError(error, '4220')) toast.error(error, '그사이 글이 바뀌었어요. 다시 확인해 주세요.');
    throw error;
  };
  const go = (to: ContentState, plan: Plan, message: string) =>
    move.mutateAsync({ params, body: { to, ...plan, version } }).then((done) => said(message, done.version), refused);
  const at = { startsAt: null, endsAt: null };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return (
    <>
      <Button
        isBusy={pin.isPending}
        onClick={() =>
          quietly(
            pin
              .mutateAsync({ params, body: { isPinned: !isPinned, version } })
              .then((done) => said(isPinned ? '고정을 풀었어요' : '맨 위에 고정했어요', done.version), refused),
          )
        }
      >
        {isPinned ? '고정 해제' : '고정'}
      </Button>
      {moves.includes('DRAFT') && (
        <Button isBusy={move.isPending} onClick={() => quietly(go('DRAFT', at, '초안으로 돌렸어요'))}>
          초안으로
        </Button>
      )}
      {moves.includes('ENDED') && (
        <Button isBusy={move.isPending} onClick={() => quietly(go('ENDED', at, '몰에서 내렸어요'))}>
          내리기
        </Button>
      )}
      {moves.includes('SCHEDULED') && (
        <Planned
          label={state === 'SCHEDULED' ? '예약 바꾸기' : '예약'}
          needsStart
          plan={post}
          onPlan={(plan) => go('SCHEDULED', plan, '공개를 예약했어요')}
        />
      )}
      {state === 'LIVE' && moves.includes('LIVE') && (
        <Planned
          label="끝 시각"
          needsStart={false}
          plan={post}
          onPlan={(plan) => go('LIVE', plan, '끝나는 시각을 바꿨어요')}
        />
      )}
      {state !== 'LIVE' && moves.includes('LIVE') && (
        <Button
          variant="primary"
          isBusy={move.isPending}
          onClick={() => quietly(go('LIVE', { startsAt: null, endsAt: post.endsAt }, '몰에 공개했어요'))}
        >
          지금 공개
        </Button>
      )}
    </>
  );
}

type PlannedProps = { label: string; needsStart: boolean; plan: Plan; onPlan: (plan: Plan) => Promise<unknown> };

function Planned({ label, needsStart, plan, onPlan }: PlannedProps) {
  return (
    <Popover label={label} align="end" trigger={<Button>{label}</Button>}>
      {(close) => (
        <PlanFields
          action={needsStart ? '예약하기' : '저장'}
          needsStart={needsStart}
          plan={plan}
          onPlan={(next) => onPlan(next).then(close)}
        />
      )}
    </Popover>
  );
}

function Files({ place: { mallId, boardType, postNo }, files }: { place: PostPlace; files: OfficePost['files'] }) {
  return (
    <Part title="저장된 파일">
      <ul className={styles.links}>
        {files.map(({ attachmentName, fileName }) => (
          <li key={attachmentName}>
            <a
              href={`${officeBase}/malls/${mallId}/boards/${boardType}/posts/${postNo}/files/${attachmentName}`}
              download
            >
              {fileName}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function History({ post: { history } }: { post: OfficePost }) {
  const items = history.map(({ version, state, by, at, changed }, index) => {
    const before = history[index + 1];
    const isMoved = before !== undefined && before.state !== state;
    const words = changed.map((name) => fieldWords[name] ?? name).join(', ');
    return {
      ...{ key: String(version), at, tone: isMoved ? stateTones[state] : ('plain' as const) },
      title: before === undefined ? '처음 썼어요' : isMoved ? stateWords[state] : words ? `${words} 고침` : '기간 바꿈',
      note: [by ?? '자동', isMoved && words ? `${words} 고침` : ''].filter(Boolean).join(' · '),
    };
  });
  return <Timeline items={items} />;
}
