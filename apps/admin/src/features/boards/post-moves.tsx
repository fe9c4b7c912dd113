import type { ContentState } from '@mall/contracts/content-codes';
import { movePost, type OfficePost, pinPost } from '@mall/contracts/office/boards';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../kit/button.tsx';
import type { Plan } from '../../kit/content/plan-fields.tsx';
import { PublishButtons } from '../../kit/content/publish-buttons.tsx';
import { useToast } from '../../kit/toast.tsx';
import { isOfficeError } from '../../lib/office-error.ts';
import { refresh, useAct } from '../../lib/use-office.ts';
import type { PostPlace } from './board-words.ts';
import { postChanges as changes, type Said } from './use-undo-toast.ts';

type Props = { place: PostPlace; post: OfficePost; said: Said };

/** The possible moves of a post, the next step last. */
export function PostMoves({ place: params, post, said }: Props) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const move = useAct(movePost, { changes });
  const pin = useAct(pinPost, { changes });
  const { version, isPinned } = post;
  const refused = (error: unknown) => {
    if (isOfficeError(error, '4090')) void refresh(queryClient, changes);
    if (!isOfficeError(error, '4220')) toast.error(error, '그사이 글이 바뀌었어요. 다시 확인해 주세요.');
    throw error;
  };
  const go = (to: ContentState, plan: Plan, message: string) =>
    move.mutateAsync({ params, body: { to, ...plan, version } }).then((done) => said(message, done.version), refused);
  return (
    <>
      <Button
        isBusy={pin.isPending}
        onClick={() =>
          void pin
            .mutateAsync({ params, body: { isPinned: !isPinned, version } })
            .then((done) => said(isPinned ? '고정을 풀었어요' : '맨 위에 고정했어요', done.version), refused)
            .catch(() => undefined)
        }
      >
        {isPinned ? '고정 해제' : '고정'}
      </Button>
      <PublishButtons content={post} isBusy={move.isPending} go={go} />
    </>
  );
}
