import { type Job, listJobs } from '@mall/contracts/office/mails';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Dot } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Card, PageBody, PageHead } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { clockText, fullMoment, momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import { cronText, jobWords, runStates } from './mail-words.ts';
import styles from './mails.module.css';

/** All jobs: when they are due, and the result of their last run. Refetched every half minute. */
export function JobsPage() {
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...reading(listJobs), refetchInterval: 30_000 });
  const failed = data?.jobs.filter(({ state }) => state === 'failed').length ?? 0;
  return (
    <>
      <PageHead
        title="작업"
        context={
          data &&
          `${failed > 0 ? `${failed}개가 실패했어요` : '모두 잘 돌고 있어요'} · 보낼 메일 ${grouped(data.waitingMails)}통 · ${clockText(new Date(dataUpdatedAt))}`
        }
        actions={
          <Button icon={RefreshCw} onClick={() => void refetch()}>
            새로 고침
          </Button>
        }
      />
      <PageBody isReadOnly>
        {error && !data ? (
          <Failure error={error} what="작업을" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={12} columns={4} />
        ) : (
          <Card isFlush>
            <JobTable jobs={[...data.jobs].sort(failedFirst)} />
          </Card>
        )}
      </PageBody>
    </>
  );
}

const failedFirst = (one: Job, other: Job) => Number(other.state === 'failed') - Number(one.state === 'failed');

function JobTable({ jobs }: { jobs: readonly Job[] }) {
  return (
    <table className={styles.jobs} aria-label="자동 작업">
      <thead>
        <tr>
          <th scope="col">작업</th>
          <th scope="col">주기</th>
          <th scope="col">마지막 실행</th>
          <th scope="col">걸린 시간</th>
          <th scope="col">결과</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </tbody>
    </table>
  );
}

function JobRow({ job: { name, cron, startedAt, endedAt, state } }: { job: Job }) {
  const result = state === null ? undefined : runStates[state];
  return (
    <tr>
      <th scope="row">
        {jobWords[name] ?? name}
        <small>{name}</small>
      </th>
      <td>{cronText(cron)}</td>
      <td title={startedAt ? fullMoment(startedAt) : undefined}>{startedAt ? momentText(startedAt) : '기록 없음'}</td>
      <td>{startedAt && endedAt ? lengthText(Date.parse(endedAt) - Date.parse(startedAt)) : ''}</td>
      <td>{state !== null && <Dot tone={result?.tone ?? 'plain'}>{result?.word ?? state}</Dot>}</td>
    </tr>
  );
}

/** 0.8초, 12초, 3분 5초. */
function lengthText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)}초`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole}초` : `${Math.floor(whole / 60)}분 ${whole % 60}초`;
}
