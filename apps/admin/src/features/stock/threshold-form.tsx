import { listStock, type StockRow, setLowStock, showStock } from '@mall/contracts/office/stock';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Part } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import { numberOf } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './stock.module.css';

/** From how few pieces on an option counts as running out. */
export function ThresholdForm({ row }: { row: StockRow }) {
  const toast = useToast();
  const set = useAct(setLowStock, { changes: [listStock, showStock] });
  const bodyOf = ({ lowStock }: { lowStock: string }) => ({ lowStock: numberOf(lowStock), seen: row.lowStock });
  const form = useOfficeForm({
    shape: setLowStock.body,
    values: { lowStock: String(row.lowStock) },
    toBody: bodyOf,
    send: (values) =>
      set.mutateAsync({ params: { productNo: row.productNo, optionNo: row.optionNo }, body: bodyOf(values) }),
    onSent: () => toast('알림 기준을 바꿨어요'),
  });
  return (
    <Part title="알림 기준">
      <Form form={form}>
        <div className={styles.inline}>
          <TextField label="이만큼 이하로 남으면 부족" inputMode="numeric" unit="개" {...form.field('lowStock')} />
          <Button type="submit" disabled={!form.isChanged} isBusy={form.isSending}>
            저장
          </Button>
        </div>
      </Form>
    </Part>
  );
}
