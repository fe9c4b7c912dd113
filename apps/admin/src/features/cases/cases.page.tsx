import { listCases } from '@mall/contracts/office/cases';
import { useQuery } from '@tanstack/react-query';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import { CaseCard } from './case-card.tsx';
import styles from './cases.module.css';

/** Cases that wait for a second person, and decided ones. */
export function CasesPage() {
  const { data, error, refetch } = useQuery(reading(listCases));
  const open = data?.cases.filter(({ state }) => state === 'OPEN') ?? [];
  const closed = data?.cases.filter(({ state }) => state !== 'OPEN') ?? [];
  return (
    <>
      <PageHead title="결재" context={data && `기다리는 것 ${open.length}건`} />
      <PageBody>
        {error ? (
          <Failure error={error} what="결재를" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={6} columns={3} />
        ) : data.cases.length === 0 ? (
          <Empty title="결재할 것이 없어요">두 사람이 확인해야 하는 일이 생기면 여기에 모여요.</Empty>
        ) : (
          <div className={styles.cases}>
            {[...open, ...closed].map((one) => (
              <CaseCard key={one.caseNo} {...one} />
            ))}
          </div>
        )}
      </PageBody>
    </>
  );
}
