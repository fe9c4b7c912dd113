import { getToday } from '@mall/contracts/office/today';
import { useQuery } from '@tanstack/react-query';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { seoulDay } from '../../lib/moments.ts';
import { reading } from '../../lib/use-office.ts';
import { FirstTasks } from './first-tasks.tsx';
import { MallSales } from './mall-sales.tsx';
import { Sales } from './sales.tsx';
import { TaskTable } from './task-table.tsx';
import styles from './today.module.css';

const dayFormat = new Intl.DateTimeFormat('ko-KR', {
  ...{ timeZone: 'Asia/Seoul', month: 'long', day: 'numeric', weekday: 'long' },
});
const timeFormat = new Intl.DateTimeFormat('ko-KR', {
  ...{ timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});
/** Tasks change without one's own actions. */
const everyMinute = 60_000;

/** Open tasks first; then the sales of the day compared with the same weekday before. */
export function TodayPage() {
  const { data, error, refetch } = useQuery({ ...reading(getToday), refetchInterval: everyMinute });
  if (!data) {
    return (
      <>
        <PageHead title="오늘" />
        <PageBody>
          {error ? <Failure error={error} what="오늘 할 일을" retry={() => void refetch()} /> : <RowSkeleton />}
        </PageBody>
      </>
    );
  }
  const { at, tasks, sales } = data;
  return (
    <>
      <PageHead title="오늘" context={`${dayFormat.format(new Date(at))} · ${timeFormat.format(new Date(at))} 기준`} />
      <PageBody>
        <div className={styles.board} data-wide={sales === undefined || undefined}>
          <div className={styles.column}>
            <TaskTable tasks={tasks} at={at} />
            <FirstTasks tasks={tasks} at={at} />
            {sales && <Sales today={sales.today} weekBefore={sales.weekBefore} day={seoulDay(at)} />}
          </div>
          {sales && (
            <div className={styles.column}>
              <MallSales malls={sales.malls} />
            </div>
          )}
        </div>
      </PageBody>
    </>
  );
}
