import { closedDayStops } from '@mall/contracts/arrival';
import { addClosedDay, type ClosedDayRow, listClosedDays, removeClosedDay } from '@mall/contracts/office/closed-days';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button, IconButton } from '../../kit/button.tsx';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { SmallTable } from '../../kit/small-table.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMay } from '../../lib/use-me.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import styles from './stock.module.css';
import { closedDayWords } from './stock-words.ts';

/** Days on which nothing ships or nothing arrives, which affect promised arrivals. */
export function ClosedDaysPage() {
  const mayWrite = useMay('stock.write');
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(reading(listClosedDays));
  return (
    <>
      <PageHead
        title="배송 쉬는 날"
        context="도착 예정일을 이 달력으로 계산해요. 일요일은 늘 쉬고, 토요일에는 배송만 해요"
        actions={
          mayWrite && (
            <Button icon={CalendarPlus} variant="primary" onClick={() => setAdding(true)}>
              쉬는 날 추가
            </Button>
          )
        }
      />
      <PageBody isReadOnly>
        {error && !data && <Failure error={error} what="쉬는 날을" retry={() => void refetch()} />}
        {!data && !error && <RowSkeleton rows={10} columns={4} />}
        {data && <Days days={data.days} mayWrite={mayWrite} />}
      </PageBody>
      {isAdding && <AddDay onClose={() => setAdding(false)} />}
    </>
  );
}

const weekday = new Intl.DateTimeFormat('ko-KR', { timeZone: 'UTC', weekday: 'short' });
const dayText = (day: string) => `${day.replaceAll('-', '.')}(${weekday.format(new Date(`${day}T00:00:00Z`))})`;

function Days({ days, mayWrite }: { days: readonly ClosedDayRow[]; mayWrite: boolean }) {
  const toast = useToast();
  const remove = useAct(removeClosedDay, { changes: [listClosedDays] });
  const drop = ({ day, name }: ClosedDayRow) =>
    remove.mutate(
      { params: { day } },
      { onSuccess: () => toast(`${name}, 이제 쉬지 않아요`), onError: (error) => toast.error(error) },
    );
  return (
    <div className={styles.days}>
      <SmallTable
        label="쉬는 날"
        heads={['날짜', '이름', '쉬는 것', '넣은 사람', '']}
        rows={days.map((row) => ({
          key: row.day,
          cells: [
            ...[dayText(row.day), row.name, closedDayWords[row.stops], row.isPublic ? '공휴일' : row.by],
            mayWrite && !row.isPublic && (
              <IconButton
                key="drop"
                icon={X}
                label={`${dayText(row.day)} 빼기`}
                disabled={remove.isPending}
                onClick={() => drop(row)}
              />
            ),
          ],
        }))}
      />
    </div>
  );
}

const labels = { day: '날짜', name: '이름', stops: '쉬는 것' };

function AddDay({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const add = useAct(addClosedDay, { changes: [listClosedDays] });
  const form = useOfficeForm({
    ...{ labels, shape: addClosedDay.body },
    values: { day: '', name: '', stops: 'ALL' as ClosedDayRow['stops'] },
    toBody: (values) => values,
    send: (body) => add.mutateAsync({ body }),
    onSent: () => {
      toast('쉬는 날을 넣었어요. 지금부터 하는 주문에 반영돼요');
      onClose();
    },
  });
  return (
    <FormModal title="쉬는 날 추가" note="이미 약속한 날은 바뀌지 않아요" form={form} verb="추가" onClose={onClose}>
      <TextField label={labels.day} type="date" {...form.field('day')} />
      <TextField label={labels.name} placeholder="창립 기념일" {...form.field('name')} />
      <SelectField
        label={labels.stops}
        choices={closedDayStops.map((value) => ({ value, label: closedDayWords[value] }))}
        {...form.field('stops')}
      />
    </FormModal>
  );
}
