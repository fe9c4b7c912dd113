import {
  checkStockSheet,
  isStockFault,
  listStock,
  putStockSheet,
  type StockSheetResult,
} from '@mall/contracts/office/stock';
import { useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { Dot } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Figure, Figures } from '../../kit/figures.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { VerdictRows } from '../../kit/verdict-rows.tsx';
import { callOffice } from '../../lib/call.ts';
import { grouped } from '../../lib/numbers.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { refresh } from '../../lib/use-office.ts';
import styles from './stock.module.css';
import { verdictWords } from './stock-words.ts';

/** Many options at once, from a file: the changes are previewed first, row by row. */
export function StockSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Upload} onClick={() => setOpen(true)}>
        파일로 바꾸기
      </Button>
      {isOpen && <SheetModal onClose={() => setOpen(false)} />}
    </>
  );
}

function SheetModal({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<StockSheetResult>();
  const [isDone, setDone] = useState(false);
  const { error, isBusy, attempt } = useAttempt();
  const check = (chosen: File | undefined) => {
    setFile(chosen);
    setResult(undefined);
    setDone(false);
    if (chosen) void attempt(async () => setResult(await callOffice(checkStockSheet, {}, { file: chosen })));
  };
  const put = (chosen: File) =>
    attempt(async () => {
      const done = await callOffice(putStockSheet, {}, { file: chosen });
      setResult(done);
      setDone(true);
      await refresh(queryClient, [listStock]);
      toast(`${grouped(done.changed)}줄을 바꿨어요`);
    });
  const canPut = result && file && !isDone && result.changed + result.same > 0;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="파일로 재고 바꾸기"
      note="올리기 전에 바뀔 것을 먼저 보여 드려요"
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{isDone ? '닫기' : '취소'}</Button>
          {canPut && (
            <Button variant="primary" isBusy={isBusy} onClick={() => void put(file)}>
              맞는 {grouped(result.changed + result.same)}줄 올리기
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          type="file"
          label="엑셀이나 CSV 파일"
          accept=".xlsx,.csv"
          error={error}
          help="첫 줄에 상품번호, 옵션번호, 실사수량이나 증감, 메모를 적어요. 열 순서는 상관없고 6,000줄까지 올려요."
          onChange={(event) => check(event.target.files?.[0])}
        />
        {isBusy && !result && <p role="status">파일을 읽고 있어요</p>}
        {result && <Result result={result} isDone={isDone} />}
      </div>
    </Modal>
  );
}

function Result({ result, isDone }: { result: StockSheetResult; isDone: boolean }) {
  const sorted = result.rows.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <>
      <Figures label={isDone ? '바뀐 것' : '바뀔 것'}>
        <Figure name={isDone ? '바꿨어요' : '바뀌어요'} value={grouped(result.changed)} />
        <Figure name="그대로예요" value={grouped(result.same)} />
        <Figure name="고칠 줄" value={grouped(result.wrong)} tone={result.wrong > 0 && 'wrong'} />
      </Figures>
      <VerdictRows
        heads={['줄', '상품', '옵션', '결과', '판매 가능']}
        rows={sorted.map((row) => ({ key: row.rowNo, cells: cellsOf(row, isDone) }))}
      />
    </>
  );
}

/** Rows to correct first, unchanged ones last. */
const rankOf = ({ verdict }: Row): number => (isStockFault(verdict) ? 0 : verdict === 'CHANGED' ? 1 : 2);

type Row = StockSheetResult['rows'][number];

const cellsOf = ({ rowNo, productName, productNo, optionNo, verdict, available, pieces }: Row, isDone: boolean) => [
  rowNo,
  productName || productNo || '–',
  optionNo,
  <Dot key="verdict" tone={verdictWords[verdict].tone}>
    {verdict === 'CHANGED' && isDone ? '바꿨어요' : verdictWords[verdict].name}
  </Dot>,
  `${isStockFault(verdict) ? '–' : grouped(available)}${pieces === 0 ? '' : ` (${pieces > 0 ? '+' : ''}${grouped(pieces)})`}`,
];
