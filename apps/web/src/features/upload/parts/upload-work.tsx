import type { UploadDetail } from '@mall/contracts/upload';
import { formatNumber, formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Skeleton } from '@mall/ui/skeleton';
import { Text } from '@mall/ui/text';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { dayText, momentText } from '../../../lib/moment-text.ts';
import { type Upload, useUpload } from '../model/use-upload.ts';
import { useWrongRows } from '../model/use-wrong-rows.ts';
import { ColumnFields } from './column-fields.tsx';
import { MadeOrders } from './made-orders.tsx';
import { OrderBox } from './order-box.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UploadStateBadge } from './upload-state-badge.tsx';
import styles from './upload-work.module.css';
import { WrongRows } from './wrong-rows.tsx';
import { WrongRowsList } from './wrong-rows-list.tsx';
import { WrongRowsTable } from './wrong-rows-table.tsx';

type Props = {
  uploadNo: number;
  isAgain: boolean;
};

/** An upload from reading the file to its orders. */
export function UploadWork({ uploadNo, isAgain }: Props) {
  const work = useUpload(uploadNo);
  const { upload } = work;
  if (work.error && !upload) return <ErrorNotice error={work.error} onRetry={work.retry} />;
  if (!upload) return <Skeleton height={480} shape="tile" />;
  const isOver = upload.state === 'ORDERED' || upload.state === 'ORDERING';
  return (
    <div className={styles.work}>
      <Row align="center" wraps gap={8} className={styles.head}>
        <div>
          <h1>{upload.fileName}</h1>
          <p>
            <UploadStateBadge upload={upload} /> {momentText(upload.uploadedAt)} · {upload.uploadedBy} ·{' '}
            {formatNumber(upload.rowCount)}행
          </p>
        </div>
        <Button render={<ScreenLink screen="upload" />}>목록으로</Button>
        {!isOver && (
          <Button isLoading={work.isDiscarding} onClick={() => void work.discard()}>
            {upload.state === 'EXPIRED' ? '내역에서 지우기' : '취소하고 지우기'}
          </Button>
        )}
      </Row>
      {isAgain && (
        <Note tone="warn">
          같은 내용의 파일을 {momentText(upload.uploadedAt)}에 이미 올렸어요. 같은 주문이 두 번 들어가지 않게 그 내역을
          열었어요. 다시 주문하려면 파일의 내용을 바꿔서 올려 주세요.
        </Note>
      )}
      <Stage work={work} upload={upload} />
    </div>
  );
}

type StageProps = { work: Upload; upload: UploadDetail };

function Stage({ work, upload }: StageProps) {
  const { state, doneCount, rowCount, rowsRetainedUntil, isStalled } = upload;
  if (state === 'ORDERED') return <Ordered work={work} upload={upload} />;
  if (state === 'EXPIRED') {
    return <Note>주문하지 않은 채 보관 기간이 지나 파일의 내용을 지웠어요. 주문하려면 파일을 다시 올려 주세요.</Note>;
  }
  if (state === 'ORDERING') {
    return (
      <>
        <UploadProgress label="주문하고 있어요" done={doneCount} total={rowCount} />
        {isStalled && <OrderBox upload={upload} />}
      </>
    );
  }
  const columns = <ColumnFields key={upload.revision} upload={upload} />;
  if (state === 'UNMAPPED') return columns;
  if (state === 'CHECKING') {
    return <UploadProgress label="상품과 재고, 주소를 확인하고 있어요" done={doneCount} total={rowCount} />;
  }
  return (
    <>
      {columns}
      {upload.errorCount > 0 && <Wrong work={work} upload={upload} />}
      <OrderBox upload={upload} />
      {rowsRetainedUntil && <Retention until={rowsRetainedUntil} />}
    </>
  );
}

function Wrong({ work, upload }: StageProps) {
  const rows = useWrongRows(upload);
  const Rows = useMall().device === 'mobile' ? WrongRowsList : WrongRowsTable;
  return (
    <WrongRows work={work} rows={rows} errorCount={upload.errorCount}>
      <Rows rows={rows} />
    </WrongRows>
  );
}

function Ordered({ work, upload }: StageProps) {
  const { orderCount, orderedRowCount, totalAmount, errorCount, rowsRetainedUntil } = upload;
  return (
    <>
      <div className={styles.done} role="status">
        <h2>주문 {formatNumber(orderCount)}건이 들어갔어요</h2>
        <Text size={15} tone="soft" marginTop={4}>
          {formatNumber(orderedRowCount)}행 · {formatWon(totalAmount)} · 후불 정산
        </Text>
      </div>
      {errorCount > 0 && rowsRetainedUntil && (
        <Note tone="warn">
          오류가 있던 {formatNumber(errorCount)}행은 주문하지 않았어요.{' '}
          <button type="button" className={styles.load} onClick={() => work.loadErrors('xlsx')}>
            오류 엑셀 내려받기
          </button>
        </Note>
      )}
      <MadeOrders uploadNo={upload.uploadNo} />
      {rowsRetainedUntil && <Retention until={rowsRetainedUntil} />}
    </>
  );
}

const Retention = ({ until }: { until: string }) => (
  <p className={styles.retention}>파일의 내용은 {dayText(until)}까지 보관하고 지워요. 주문과 내역은 남아요.</p>
);
