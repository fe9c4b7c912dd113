import { countStock, type StockRow } from '@mall/contracts/office/stock';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Toned } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useToast } from '../../kit/toast.tsx';
import { grouped, numberOf } from '../../lib/numbers.ts';
import { isOfficeError } from '../../lib/office-error.ts';
import { refresh, useAct } from '../../lib/use-office.ts';
import { stockReads } from './adjust-form.tsx';
import styles from './stock.module.css';

/** The counted pieces, and the difference from the stock that was shown. */
export function CountForm({ row, onEntered }: { row: StockRow; onEntered: () => void }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [requestKey] = useState(() => crypto.randomUUID());
  const count = useAct(countStock, { changes: stockReads });
  const bodyOf = ({ counted, note }: { counted: string; note: string }) => ({
    ...{ counted: numberOf(counted), note, seenOnHand: row.onHand, requestKey },
  });
  const form = useOfficeForm({
    shape: countStock.body,
    values: { counted: '', note: '' },
    toBody: bodyOf,
    send: async (values) => {
      try {
        return await count.mutateAsync({
          params: { productNo: row.productNo, optionNo: row.optionNo },
          body: bodyOf(values),
        });
      } catch (error) {
        // The typed count stays, beside the current stock.
        if (isOfficeError(error, '4090')) await refresh(queryClient, stockReads);
        throw error;
      }
    },
    onSent: ({ onHand }) => {
      toast(`창고 재고를 ${grouped(onHand)}개로 맞췄어요`);
      onEntered();
    },
  });
  const difference = numberOf(form.values.counted) - row.onHand;
  return (
    <Form form={form}>
      <TextField
        label="센 수량"
        inputMode="numeric"
        unit="개"
        help="주문이 잡아 두었지만 아직 보내지 않은 것도 함께 세어 주세요."
        {...form.field('counted')}
      />
      <p className={styles.note} role="status">
        장부 {grouped(row.onHand)}개
        {Number.isInteger(difference) && (
          <>
            {', '}
            <Toned tone={difference === 0 ? 'ok' : 'warn'} isStrong>
              {difference === 0 ? '차이 없음' : `차이 ${difference > 0 ? '+' : ''}${grouped(difference)}개`}
            </Toned>
          </>
        )}
      </p>
      <TextField label="메모" note="선택" {...form.field('note')} />
      <Button type="submit" variant="primary" keys="mod+enter" isBusy={form.isSending}>
        실사 적기
      </Button>
    </Form>
  );
}
