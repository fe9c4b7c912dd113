import Download from 'lucide-react/icons/download';
import { ExportCard, useExports } from '../../kit/list/export-progress.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import styles from './exports.module.css';

/** One's own exports. */
export function ExportsPage() {
  const { data, error, refetch } = useExports();
  return (
    <>
      <PageHead title="내려받기" context="만든 사람만 24시간 안에 한 번 받을 수 있어요" />
      <PageBody>
        {error ? (
          <Failure error={error} what="내려받기를" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={6} columns={3} />
        ) : data.exports.length === 0 ? (
          <Empty icon={Download} title="만든 파일이 없어요">
            목록 위의 내려받기를 누르면 조건에 맞는 줄을 파일로 만들어요.
          </Empty>
        ) : (
          <div className={styles.files}>
            {data.exports.map((run) => (
              <ExportCard key={run.runNo} run={run} />
            ))}
          </div>
        )}
      </PageBody>
    </>
  );
}
