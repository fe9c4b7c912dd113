import {
  type ApplicationInvoiceVerdict,
  checkApplicationInvoices,
  shipApplicationInvoices,
} from '@mall/contracts/office/application-moves';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { InvoiceTool, invoiceWords, useInvoiceSheet } from '../../kit/invoice-tool.tsx';
import { Failure } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { reading, useAct } from '../../lib/use-office.ts';
import { changed } from './use-application-moves.ts';

const words: Readonly<Record<Exclude<ApplicationInvoiceVerdict, 'RIGHT'>, string>> = {
  ...invoiceWords,
  NO_NUMBER: '신청번호가 없어요',
  UNKNOWN: '없는 신청이에요',
  WRONG_STATE: '개통완료가 아니에요',
};

type Props = {
  /** The selected applications, each the beginning of a line. */
  applicationNos: readonly string[];
  onClose: () => void;
};

/** Pasted invoices of phones. */
export function ShipTool({ applicationNos, onClose }: Props) {
  const sheet = useInvoiceSheet(applicationNos);
  const text = useDeferredValue(sheet.text).trim();
  const body = { text, carrier: sheet.carrier };
  const check = useQuery({
    ...reading(checkApplicationInvoices, { body }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const toast = useToast();
  const act = useAct(shipApplicationInvoices, {
    changes: changed,
    onDone: ({ shipped, left }, request) => {
      toast(`${shipped}건을 발송했어요`);
      sheet.keep(request.body.text, left);
      if (left.length === 0) onClose();
    },
  });
  const rows = text === '' ? [] : (check.data ?? []);
  return (
    <InvoiceTool
      {...{ sheet, words, onClose, noun: '신청', chosen: applicationNos.length, isBusy: act.isPending }}
      consequence="보낸 신청은 회원에게 송장 번호를 메일로 알려요"
      rows={rows.map(({ applicationNo, ...row }) => ({ ...row, number: applicationNo }))}
      failure={check.isError && <Failure error={check.error} what="송장을" retry={() => check.refetch()} />}
      onShip={() => act.mutate({ body }, { onError: (error) => toast.error(error) })}
    />
  );
}
