import { applicationStates } from '@mall/contracts/application-codes';
import { countApplications } from '@mall/contracts/office/applications';
import { applicationStateLabels } from '@mall/domain/application-words';
import { useQuery } from '@tanstack/react-query';
import { Dot, Toned } from '../../kit/badge.tsx';
import { Card, PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { useMallScope } from '../../lib/mall-scope.ts';
import { spanText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import { stateTones } from './application-words.ts';
import styles from './totals.module.css';

/** How many applications are in each state, for staff who may see only totals. */
export function ApplicationTotalsPage() {
  const mall = useMallScope();
  const query = mall ? { mallId: { operator: 'is', values: [String(mall.mallId)] } as const } : {};
  const { data: totals, error, refetch } = useQuery(reading(countApplications, { query }));
  return (
    <>
      <PageHead title="휴대폰 신청" context={`${mall?.name ?? '모든 몰'} · 상태마다 몇 건인지 보여 드려요`} />
      <PageBody>
        {error && !totals && <Failure error={error} what="신청 현황을" retry={() => refetch()} />}
        {!error && !totals && <RowSkeleton rows={8} columns={4} />}
        {totals?.length === 0 && <Empty title="아직 신청이 없어요">휴대폰 신청이 들어오면 상태마다 세어 드려요.</Empty>}
        {totals && totals.length > 0 && (
          <Card isFlush>
            <table className={styles.totals}>
              <thead>
                <tr>
                  <th scope="col">상태</th>
                  <th scope="col">건수</th>
                  <th scope="col">기한 지남</th>
                  <th scope="col">평균 대기</th>
                </tr>
              </thead>
              <tbody>
                {totals
                  .toSorted(
                    (one, other) => applicationStates.indexOf(one.state) - applicationStates.indexOf(other.state),
                  )
                  .map(({ state, count, late, meanMinutes }) => (
                    <tr key={state}>
                      <th scope="row">
                        <Dot tone={stateTones[state]}>{applicationStateLabels[state]}</Dot>
                      </th>
                      <td>{grouped(count)}</td>
                      <td>
                        <Toned tone={late > 0 ? 'err' : 'plain'}>{grouped(late)}</Toned>
                      </td>
                      <td>{spanText(meanMinutes * 60_000)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </Card>
        )}
      </PageBody>
    </>
  );
}
