import { listPriceRuns, type PriceRun } from '@mall/contracts/office/price-runs';
import { ruleWords } from '@mall/domain/office/price-rule';
import { useQuery } from '@tanstack/react-query';
import { Dot } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Part } from '../../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../../kit/states.tsx';
import { momentText } from '../../../lib/moments.ts';
import { grouped } from '../../../lib/numbers.ts';
import { reading } from '../../../lib/use-office.ts';
import styles from './rules.module.css';
import type { Running } from './use-price-run.ts';

type Props = { running: Running | undefined; onGoOn: (run: PriceRun) => void };

/** The latest runs, with the result of each mall. */
export function PastRuns({ running, onGoOn }: Props) {
  const { data, error, refetch } = useQuery(reading(listPriceRuns));
  if (error && !data) return <Failure error={error} what="기록을" retry={() => void refetch()} />;
  if (!data) return <RowSkeleton rows={5} columns={1} />;
  if (data.length === 0) return <Empty title="아직 규칙으로 바꾼 가격이 없어요" />;
  return data.map((run) => {
    const now = running?.runNo === run.runNo ? running : undefined;
    return <Run key={run.runNo} {...{ run, now, onGoOn }} isBusy={running?.current !== undefined} />;
  });
}

type RunProps = { run: PriceRun; now: Running | undefined; isBusy: boolean; onGoOn: Props['onGoOn'] };

function Run({ run, now, isBusy, onGoOn }: RunProps) {
  const left = run.malls.filter(({ done }) => done === null).length;
  return (
    <Part title={`${run.runNo}번`}>
      <div className={styles.run}>
        <p>{ruleWords(run)}</p>
        <p>{[run.by, momentText(run.madeAt), run.reason].filter(Boolean).join(' · ')}</p>
        <ul>
          {run.malls.map((mall) => (
            <li key={mall.mallId}>
              <span>{mall.mallName}</span>
              <MallState mall={mall} now={now} />
            </li>
          ))}
        </ul>
        {left > 0 && !isBusy && (
          <Button size="sm" onClick={() => onGoOn(run)}>
            남은 몰 {grouped(left)}곳 이어서
          </Button>
        )}
      </div>
    </Part>
  );
}

function MallState({ mall: { mallId, done }, now }: { mall: PriceRun['malls'][number]; now: Running | undefined }) {
  if (done) {
    const { changed, moved } = done;
    return (
      <Dot tone={moved.length > 0 ? 'warn' : 'ok'}>
        {grouped(changed)}개 바꿈
        {moved.length > 0 && (
          <span title={moved.slice(0, 20).join(', ')}> · {grouped(moved.length)}개는 그사이 바뀌었어요</span>
        )}
      </Dot>
    );
  }
  if (now?.current === mallId) return <Dot tone="info">바꾸는 중</Dot>;
  const failure = now?.failed.get(mallId);
  if (failure) return <Dot tone="err">못 바꿨어요, 그대로예요</Dot>;
  return <Dot isHollow>아직 그대로예요</Dot>;
}
