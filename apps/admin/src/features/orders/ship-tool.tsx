import { checkInvoices, type InvoiceVerdict, shipInvoices } from '@mall/contracts/office/order-moves';
import { getOrder, listOrders } from '@mall/contracts/office/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { InvoiceTool, invoiceWords, useInvoiceSheet } from '../../kit/invoice-tool.tsx';
import { Failure } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { reading, useAct } from '../../lib/use-office.ts';
import { InvoiceFile } from './invoice-file.tsx';

const words: Readonly<Record<Exclude<InvoiceVerdict, 'RIGHT'>, string>> = {
  ...invoiceWords,
  NO_ORDER_NO: '주문번호가 없어요',
  UNKNOWN_ORDER: '없는 주문이에요',
  WRONG_STATE: '상품준비중이 아니에요',
  CLAIMED: '처리할 클레임이 있어요',
  NOTHING_LEFT: '보낼 상품이 남아 있지 않아요',
};

const keyOf = ({ orderNo, carrier, invoiceNo }: { orderNo: string; carrier: string; invoiceNo: string }) =>
  [orderNo, carrier, invoiceNo].join(' ');

type Props = {
  /** The selected orders, each the beginning of a line. */
  orderNos: readonly string[];
  onClose: () => void;
};

/** Pasted invoices of orders. */
export function ShipTool({ orderNos, onClose }: Props) {
  const sheet = useInvoiceSheet(orderNos);
  const text = useDeferredValue(sheet.text).trim();
  const body = { text, carrier: sheet.carrier };
  const check = useQuery({
    ...reading(checkInvoices, { body }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const toast = useToast();
  // Why rows predicted as valid were refused; a changed line is another row.
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const act = useAct(shipInvoices, {
    changes: [listOrders, getOrder, checkInvoices],
    onDone: ({ shipped, left }, request) => {
      const wrong = left.filter(({ reason }) => reason !== undefined);
      setRefused(new Map(wrong.map((row) => [keyOf(row), row.reason ?? ''])));
      if (shipped > 0 || wrong.length === 0) toast(`${shipped}건을 발송했어요`);
      if (wrong.length > 0) toast.error(undefined, `${wrong.length}건은 보내지 못했어요. 줄마다 이유를 적어 뒀어요.`);
      sheet.keep(request.body.text, left);
      if (left.length === 0) onClose();
    },
  });
  const rows = text === '' ? [] : (check.data?.rows ?? []);
  return (
    <InvoiceTool
      {...{ sheet, words, onClose, noun: '주문', chosen: orderNos.length, isBusy: act.isPending }}
      consequence="마지막 상품까지 보낸 주문은 회원에게 메일이 가요"
      rows={rows.map(({ orderNo, ...row }) => ({
        ...row,
        number: orderNo,
        reason: refused.get(keyOf({ orderNo, ...row })),
      }))}
      filling={<InvoiceFile onRead={(lines) => sheet.setText([sheet.text.trim(), lines].filter(Boolean).join('\n'))} />}
      failure={check.isError && <Failure error={check.error} what="송장을" retry={() => check.refetch()} />}
      onShip={() => act.mutate({ body }, { onError: (error) => toast.error(error) })}
    />
  );
}
