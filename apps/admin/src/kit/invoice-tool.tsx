import {
  type CheckedInvoice,
  checkInvoices,
  type InvoiceVerdict,
  shipInvoices,
} from '@mall/contracts/office/order-moves';
import { getOrder, listOrders } from '@mall/contracts/office/orders';
import { textOf } from '@mall/contracts/office/personal';
import { carriers } from '@mall/domain/carriers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Badge, Toned } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer, DrawerContext } from '../../kit/drawer.tsx';
import { SelectField, TextArea } from '../../kit/form/controls.tsx';
import { LongNumber } from '../../kit/marks.tsx';
import { Failure } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { reading, useAct } from '../../lib/use-office.ts';
import styles from './orders.module.css';

const verdictWords: Readonly<Record<Exclude<InvoiceVerdict, 'RIGHT'>, string>> = {
  ALREADY: '이미 보냈어요',
  DUPLICATE: '위에도 있어요',
  EMPTY: '건너뛰어요',
  NO_ORDER_NO: '주문번호가 없어요',
  UNKNOWN_ORDER: '없는 주문이에요',
  WRONG_STATE: '상품준비중이 아니에요',
  CLAIMED: '처리할 클레임이 있어요',
  UNKNOWN_CARRIER: '택배사를 골라 주세요',
  BAD_NUMBER: '10~13자리여야 해요',
};
/** Rows of a verdict that needs nothing done. */
const isHarmless = (verdict: InvoiceVerdict) => verdict === 'ALREADY' || verdict === 'DUPLICATE' || verdict === 'EMPTY';
const mostShown = 200;

type Props = {
  /** The orders that were chosen, each the beginning of a line. */
  orderNos: readonly string[];
  onClose: () => void;
};

/** Invoices as they are pasted, read line by line; those that are right are shipped, the others stay to be mended. */
export function ShipTool({ orderNos, onClose }: Props) {
  const [text, setText] = useState(() => orderNos.map((orderNo) => `${orderNo}\t`).join('\n'));
  const [carrier, setCarrier] = useState<string>(carriers[0]?.name ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  // Behind the drawer's own effect, which focuses the drawer.
  useEffect(() => field.current?.focus(), []);
  const sheet = useDeferredValue(text).trim();
  const check = useQuery({
    ...reading(checkInvoices, { body: { text: sheet, carrier } }),
    enabled: sheet !== '',
    placeholderData: keepPreviousData,
  });
  const rows = sheet === '' ? [] : (check.data?.rows ?? []);
  const right = rows.filter(({ verdict }) => verdict === 'RIGHT');
  const toast = useToast();
  const act = useAct(shipInvoices, {
    changes: [listOrders, getOrder, checkInvoices],
    onDone: ({ shipped, left }, { body }) => {
      toast(`${shipped}건을 발송했어요`);
      const lines = body.text.split('\n');
      setText(left.map(({ rowNo }) => lines[rowNo - 1] ?? '').join('\n'));
      if (left.length === 0) onClose();
    },
  });
  return (
    <DrawerContext value={{ close: onClose }}>
      <Drawer
        isWide
        title="송장 붙여넣기"
        badge={orderNos.length > 0 && <Badge tone="info">선택한 주문 {orderNos.length}건</Badge>}
        consequence="마지막 상품까지 보낸 주문은 회원에게 메일이 가요"
        actions={
          <>
            <Button onClick={onClose}>닫기</Button>
            <Button
              variant="primary"
              keys="mod+enter"
              isBusy={act.isPending}
              disabled={right.length === 0}
              onClick={() => act.mutate({ body: { text: sheet, carrier } }, { onError: (error) => toast.error(error) })}
            >
              {`${right.length}건 발송하기`}
            </Button>
          </>
        }
      >
        <div className={styles.tool}>
          <SelectField
            label="택배사"
            note="줄에 택배사가 있으면 그 택배사로 보내요"
            choices={carriers.map(({ name }) => ({ value: name, label: name }))}
            value={carrier}
            onChange={({ target }) => setCarrier(target.value)}
          />
          <TextArea
            label="주문번호와 송장 번호"
            help="엑셀에서 복사해 한 줄에 하나씩 붙여 넣어요. 칸의 순서는 상관없어요."
            rows={8}
            ref={field}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {check.isError ? (
            <Failure error={check.error} what="송장을" retry={() => check.refetch()} />
          ) : (
            rows.length > 0 && <Read rows={rows} right={right.length} />
          )}
        </div>
      </Drawer>
    </DrawerContext>
  );
}

function Read({ rows, right }: { rows: readonly CheckedInvoice[]; right: number }) {
  const harmless = rows.filter(({ verdict }) => isHarmless(verdict)).length;
  const wrong = rows.length - right - harmless;
  // What is wrong stands first: with thousands of rows nobody looks for it.
  const shown = rows.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, mostShown);
  return (
    <section aria-label="읽은 송장">
      <p className={styles.read} role="status">
        {`${rows.length}줄을 읽었어요`} <Badge tone="ok">정상 {right}</Badge>
        {wrong > 0 && <Badge tone="err">오류 {wrong}</Badge>}
        {harmless > 0 && <Badge>건너뜀 {harmless}</Badge>}
      </p>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">주문</th>
            <th scope="col">받는 분</th>
            <th scope="col">택배사</th>
            <th scope="col">송장 번호</th>
            <th scope="col">
              <span className="visually-hidden">결과</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <ReadRow key={row.rowNo} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length > mostShown && <p className={styles.more}>오류부터 {mostShown}줄을 보여 드려요</p>}
    </section>
  );
}

const rankOf = ({ verdict }: CheckedInvoice) => (verdict === 'RIGHT' ? 1 : isHarmless(verdict) ? 2 : 0);

function ReadRow({ row }: { row: CheckedInvoice }) {
  const { orderNo, recipient, carrier, invoiceNo, verdict } = row;
  return (
    <tr>
      <td>{orderNo ? <LongNumber value={orderNo} /> : `${row.rowNo}번째 줄`}</td>
      <td>{recipient ? textOf(recipient) : '–'}</td>
      <td>{carrier || '–'}</td>
      <td>{invoiceNo.replace(/(\d{4})(?=\d)/g, '$1 ') || <Toned tone="plain">비어 있어요</Toned>}</td>
      <td className={styles.verdict}>
        {verdict === 'RIGHT' ? (
          <Toned tone="ok">
            <CircleCheck size={16} aria-label="정상" />
          </Toned>
        ) : (
          <Toned tone={isHarmless(verdict) ? 'plain' : 'err'}>{verdictWords[verdict]}</Toned>
        )}
      </td>
    </tr>
  );
}
