import type { ProductPatch, RequestField } from '@mall/contracts/office/product-patch';
import type { RequestDetail } from '@mall/contracts/office/product-requests';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { fieldWords } from '../../kit/product-fields.ts';
import styles from './approvals.module.css';
import { CommentBox } from './comment-box.tsx';
import { CommentCard } from './comment-card.tsx';
import { FieldSides } from './field-sides.tsx';

type Props = { request: RequestDetail; field: string };

/** A field that would change: its current value, the requested one, and the comments on it. */
export function FieldRow({ request, field }: Props) {
  const { round, newFields, movedFields, comments, mayDecide, state } = request;
  const [isWriting, setWriting] = useState(false);
  const said = comments.filter((one) => one.field === field);
  const fix = said.some((one) => one.kind === 'FIX' && one.round === round);
  const name = fieldWords[field] ?? field;
  return (
    <section className={styles.field} aria-label={name}>
      <h3>
        {name}
        {round > 1 && newFields.includes(field) && <Badge tone="info">이번에 바뀜</Badge>}
      </h3>
      <FieldSides request={request} field={field as RequestField} />
      <div className={styles.review}>
        {fix && <Badge tone="err">수정 필요</Badge>}
        {mayDecide && !isWriting && (
          <Button size="sm" icon={MessageSquareText} aria-label={`${name} 의견 쓰기`} onClick={() => setWriting(true)}>
            의견
          </Button>
        )}
      </div>
      {movedFields.includes(field) && state !== 'Y' && <Moved request={request} field={field as RequestField} />}
      {(said.length > 0 || isWriting) && (
        <div className={styles.comments}>
          {said.map((comment) => (
            <CommentCard key={comment.commentNo} request={request} comment={comment} />
          ))}
          {isWriting && (
            <CommentBox {...{ request, name }} field={field as RequestField} onClose={() => setWriting(false)} />
          )}
        </div>
      )}
    </section>
  );
}

const shortText = (value: ProductPatch[RequestField]): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text !== '' && text.length <= 60 ? `요청할 때는 ‘${text}’였어요.` : '';
};

/** Somebody else has changed the same field since. */
const Moved = ({ request, field }: { request: RequestDetail; field: RequestField }) => (
  <p className={styles.moved} role="note">
    {`요청한 뒤에 다른 사람이 이 항목을 바꿨어요. ${shortText(request.base[field])} 승인하면 요청한 값이 돼요.`}
  </p>
);
