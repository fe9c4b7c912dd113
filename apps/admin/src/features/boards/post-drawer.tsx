import { getPost, type OfficePost, savePost } from '@mall/contracts/office/boards';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Badge } from '../../kit/badge.tsx';
import styles from '../../kit/content/content.module.css';
import { consequences, spanWords, stateTones, stateWords } from '../../kit/content/content-words.ts';
import { Revisions } from '../../kit/content/revisions.tsx';
import { Saving } from '../../kit/content/saving.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { Form } from '../../kit/form/form.tsx';
import { useEditedVersion } from '../../kit/form/use-edited-version.ts';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { LockedNotice } from '../../kit/locked-notice.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading, useAct } from '../../lib/use-office.ts';
import { boardWords, fieldWords, type PostPlace } from './board-words.ts';
import { PostFields, toBody, valuesOf } from './post-fields.tsx';
import { PostMoves } from './post-moves.tsx';
import { PostFiles } from './post-parts.tsx';
import { postChanges, useUndoToast } from './use-undo-toast.ts';

/** A post: its content, its state, and its history. */
export function PostDrawer({ place }: { place: PostPlace }) {
  const { data, error, refetch } = useQuery(reading(getPost, { params: place }));
  const { edited, setChanged } = useEditedVersion(data);
  if (edited) return <OpenPost key={edited.version} place={place} post={edited} onChanged={setChanged} />;
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

function OpenPost({ place, post, onChanged }: Props & { onChanged: (isChanged: boolean) => void }) {
  const said = useUndoToast(place);
  const save = useAct(savePost, { changes: postChanges, onDone: ({ version }) => said('저장했어요', version) });
  const start = valuesOf(post);
  const form = useOfficeForm({
    shape: savePost.body,
    values: start,
    labels: fieldWords,
    toBody: (values) => ({ ...toBody(values), version: post.version }),
    send: (values, conflict) => {
      const body = { ...toBody(mergedOver(start, values, conflict)), version: versionOver(post.version, conflict) };
      return save.mutateAsync({ params: place, body });
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
      history={{ mallId: place.mallId, subject: `post ${place.boardType}/${place.postNo}` }}
      isWide
      consequence={form.isChanged ? (state === 'LIVE' ? '저장하면 몰에 바로 보여요.' : '') : consequences[state]}
      actions={
        mayWrite && (form.isChanged ? <Saving form={form} /> : <PostMoves place={place} post={post} said={said} />)
      }
    >
      <LockedNotice lockedBy={post.lockedBy} />
      {mayWrite ? (
        <Form form={form}>
          <PostFields form={form} place={place} />
        </Form>
      ) : (
        <iframe className={styles.preview} title="내용" sandbox="" srcDoc={post.html} />
      )}
      <div className={styles.below}>
        {post.files.length > 0 && <PostFiles place={place} files={post.files} />}
        <Revisions history={post.history} fieldWords={fieldWords} />
      </div>
    </Drawer>
  );
}
