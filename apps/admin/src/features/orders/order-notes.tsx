import { noteOrders, untagOrder } from '@mall/contracts/office/order-work';
import { getOrder, listOrders, type OfficeOrder } from '@mall/contracts/office/orders';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Moment } from '../../kit/marks.tsx';
import { Part } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMay } from '../../lib/use-me.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './orders.module.css';

const changes = [getOrder, listOrders];

/** Staff's notes on an order, and tags for finding it. */
export function Notes({ order }: { order: OfficeOrder }) {
  const { mallId, orderNo, memos, tags } = order;
  const toast = useToast();
  const mayWrite = useMay('orders.write');
  const untag = useAct(untagOrder, { changes });
  return (
    <Part title="내부 메모" end={<span className={styles.grey}>회원에게 안 보여요</span>}>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="태그">
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              {mayWrite && (
                <IconButton
                  size="sm"
                  icon={X}
                  label={`${tag} 태그 떼기`}
                  onClick={() =>
                    untag.mutate(
                      { params: { mallId, orderNo }, body: { tag } },
                      { onError: (error) => toast.error(error) },
                    )
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.memos}>
        {memos.map(({ memoNo, staffName, body, writtenAt }) => (
          <li key={memoNo}>
            <b>{staffName}</b> <Moment at={writtenAt} />
            <p>{body}</p>
          </li>
        ))}
      </ul>
      {mayWrite && !order.blankedAt && <NewMemo place={{ mallId, orderNo }} />}
    </Part>
  );
}

function NewMemo({ place }: { place: { mallId: number; orderNo: string } }) {
  const toast = useToast();
  const [memo, setMemo] = useState('');
  const id = `memo-${place.orderNo}`;
  useKeys([{ keys: 'm', label: '메모 쓰기', group: '주문', run: () => document.getElementById(id)?.focus() }]);
  const note = useAct(noteOrders, { changes, onDone: () => setMemo('') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { items: [place], memo: memo.trim() };
    if (body.memo !== '' && !note.isPending) note.mutate({ body }, { onError: (error) => toast.error(error) });
  };
  return (
    <form onSubmit={send}>
      <TextField
        id={id}
        label="메모 입력"
        isLabelHidden
        placeholder="메모를 쓰고 Enter"
        maxLength={longestOf(noteOrders.body, 'memo')}
        value={memo}
        onChange={(event) => setMemo(event.target.value)}
      />
    </form>
  );
}
