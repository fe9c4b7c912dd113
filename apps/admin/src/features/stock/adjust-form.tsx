import {
  adjustStock,
  listStock,
  listStockEntries,
  type StockReason,
  type StockRow,
  showStock,
  stockReasons,
} from '@mall/contracts/office/stock';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useToast } from '../../kit/toast.tsx';
import { grouped, numberOf } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import { reasonWords } from './stock-words.ts';

/** The calls whose data an entry changes. */
export const stockReads = [listStock, showStock, listStockEntries];

type Props = { row: StockRow; kind: 'IN' | 'OUT'; onEntered: () => void };

/** Pieces that came or went, with the reason. Repeated on a slow connection, they count once. */
export function AdjustForm({ row, kind, onEntered }: Props) {
  const toast = useToast();
  const [requestKey] = useState(() => crypto.randomUUID());
  const adjust = useAct(adjustStock, { changes: stockReads });
  const reasons: readonly StockReason[] = stockReasons[kind];
  const form = useOfficeForm({
    shape: adjustStock.body,
    values: { pieces: '', reason: reasons[0] ?? 'RECEIVED', note: '' },
    toBody: ({ pieces, ...values }) => ({ ...values, kind, requestKey, pieces: numberOf(pieces) }),
    send: ({ pieces, ...values }) =>
      adjust.mutateAsync({
        params: { productNo: row.productNo, optionNo: row.optionNo },
        body: { ...values, kind, requestKey, pieces: numberOf(pieces) },
      }),
    onSent: ({ available }) => {
      toast(`${kind === 'IN' ? '더했어요' : '뺐어요'}. 이제 ${grouped(available)}개를 팔 수 있어요`);
      onEntered();
    },
  });
  return (
    <Form form={form}>
      <TextField label="수량" inputMode="numeric" unit="개" {...form.field('pieces')} />
      <SelectField
        label="사유"
        choices={reasons.map((value) => ({ value, label: reasonWords[value] }))}
        {...form.field('reason')}
      />
      <TextField label="메모" note="선택" {...form.field('note')} />
      <Button type="submit" variant="primary" keys="mod+enter" isBusy={form.isSending}>
        {kind === 'IN' ? '입고하기' : '출고하기'}
      </Button>
    </Form>
  );
}
