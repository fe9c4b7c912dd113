import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Skeleton } from '@mall/ui/skeleton';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import type { Upload } from '../model/use-upload.ts';
import type { WrongRows as Rows } from '../model/use-wrong-rows.ts';
import { ShortPager } from './short-pager.tsx';
import styles from './wrong-rows.module.css';

type Props = { work: Upload; rows: Rows; errorCount: number; children: ReactNode };

/** The errors, to be corrected here or in the file; `children` are the rows. */
export function WrongRows({ work, rows, errorCount, children }: Props) {
  return (
    <section aria-label="고칠 내용">
      <Row align="center" wraps gap={8} marginBottom={12} className={styles.head}>
        <h2>
          고칠 행 <em>{formatNumber(errorCount)}</em>
        </h2>
        <Button size="sm" isLoading={work.isLoadingErrors} onClick={() => work.loadErrors('xlsx')}>
          <Download size={16} strokeWidth={1.75} aria-hidden /> 오류 엑셀
        </Button>
        <Button size="sm" isLoading={work.isLoadingErrors} onClick={() => work.loadErrors('csv')}>
          <Download size={16} strokeWidth={1.75} aria-hidden /> 오류 CSV
        </Button>
      </Row>
      {rows.isPending && <Skeleton height={240} shape="tile" />}
      {rows.error && <ErrorNotice error={rows.error} onRetry={rows.retry} />}
      {rows.rows.length > 0 && children}
      <Row align="center" justify="end" wraps gap={16} marginTop={12} className={styles.end}>
        <ShortPager page={rows.page} pageCount={rows.pageCount} label="고칠 행 페이지" onChange={rows.setPage} />
        <Button variant="weak" disabled={!rows.isEdited} isLoading={rows.isSaving} onClick={rows.save}>
          고친 내용 확인
        </Button>
      </Row>
    </section>
  );
}
