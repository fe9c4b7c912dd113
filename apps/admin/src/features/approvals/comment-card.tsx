import {
  getProductRequest,
  listProductRequests,
  type RequestComment,
  type RequestDetail,
  removeComment,
} from '@mall/contracts/office/product-requests';
import X from 'lucide-react/icons/x';
import { Badge } from '../../kit/badge.tsx';
import { IconButton } from '../../kit/button.tsx';
import { Avatar } from '../../kit/marks.tsx';
import { useToast } from '../../kit/toast.tsx';
import { momentText } from '../../lib/moments.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './approvals.module.css';
import { kindWords, roundText } from './request-words.ts';

type Props = { request: RequestDetail; comment: RequestComment };

/** A comment on a field, with its answer; one's own of this round can be deleted. */
export function CommentCard({ request, comment }: Props) {
  const { commentNo, round, kind, body, by, at, answer, isMine } = comment;
  const { productNo, requestNo, mayDecide } = request;
  const toast = useToast();
  const remove = useAct(removeComment, { changes: [getProductRequest, listProductRequests] });
  const isOld = round !== request.round;
  return (
    <article className={styles.comment} data-kind={kind} data-old={isOld || undefined}>
      <Avatar name={by} size="sm" />
      <div>
        <p>{body}</p>
        <small>
          <Badge size="sm" tone={kind === 'FIX' ? 'err' : 'plain'}>
            {kindWords[kind]}
          </Badge>
          {`${by} · ${momentText(at)} · ${roundText(round)} · 요청한 사람에게 보여요`}
        </small>
        {answer && <p className={styles.answer}>{`답변: ${answer}`}</p>}
      </div>
      {mayDecide && isMine && !isOld && (
        <IconButton
          icon={X}
          label="의견 지우기"
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate({ params: { productNo, requestNo, commentNo } }, { onError: (error) => toast.error(error) })
          }
        />
      )}
    </article>
  );
}
