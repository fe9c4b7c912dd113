import { type StockRow, showStock } from '@mall/contracts/office/stock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { Figure, Figures } from '../../kit/figures.tsx';
import { Segment } from '../../kit/form/controls.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { grouped } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import { AdjustForm } from './adjust-form.tsx';
import { CountForm } from './count-form.tsx';
import styles from './stock.module.css';
import { StockLedger } from './stock-ledger.tsx';
import { levelTones, levelWords } from './stock-words.ts';
import { ThresholdForm } from './threshold-form.tsx';

/** One option: its stock, forms for pieces that came, went or were counted, and its ledger. `place` is `GD0001-1`. */
export function StockDrawer({ place }: { place: string }) {
  const [productNo = '', optionNo = '0'] = place.split('-');
  const params = { productNo, optionNo: Number(optionNo) };
  const { data, error, refetch } = useQuery(reading(showStock, { params }));
  if (!data) {
    return (
      <Drawer title="재고">
        {error ? (
          <Failure error={error} what="재고를" retry={() => void refetch()} />
        ) : (
          <RowSkeleton rows={6} columns={2} />
        )}
      </Drawer>
    );
  }
  return <OpenStock row={data} />;
}

function OpenStock({ row }: { row: StockRow }) {
  const mayWrite = useMay('stock.write');
  return (
    <Drawer
      title={row.productName}
      badge={<Badge tone={levelTones[row.level]}>{levelWords[row.level]}</Badge>}
      note={[row.productNo, row.optionName || '단일 옵션'].join(' · ')}
    >
      {row.byLedger !== null && (
        <p className={styles.difference} role="status">
          장부로는 {grouped(row.byLedger)}개여야 해요. 창고를 세어 실사로 맞춘 다음, 원인을 개발팀에 알려 주세요.
        </p>
      )}
      <Figures label="지금 재고">
        <Figure name="창고에 있음" value={grouped(row.onHand)} />
        <Figure name="주문이 잡음" value={grouped(row.held)} />
        <Figure name="판매 가능" value={grouped(row.available)} tone="main" />
        <Figure name="30일 판매" value={grouped(row.sold)} />
        {row.waiting > 0 && <Figure name="재입고 알림" value={grouped(row.waiting)} />}
      </Figures>
      {mayWrite && <Enter row={row} />}
      {mayWrite && <ThresholdForm key={row.lowStock} row={row} />}
      <Part title="원장">
        <StockLedger productNo={row.productNo} optionNo={row.optionNo} />
      </Part>
    </Drawer>
  );
}

const kinds = [
  { value: 'IN', label: '입고' },
  { value: 'OUT', label: '출고' },
  { value: 'COUNT', label: '실사' },
] as const;

function Enter({ row }: { row: StockRow }) {
  const [kind, setKind] = useState<string>('IN');
  const [entered, setEntered] = useState(0);
  // Each entry gets a new form: empty, and with its own idempotency key.
  const own = { row, onEntered: () => setEntered(entered + 1) };
  const key = `${kind}-${entered}`;
  return (
    <Part title="재고 바꾸기">
      <div className={styles.form}>
        <Segment label="무엇을 적나요" choices={kinds} value={kind} onChange={setKind} />
        {kind === 'COUNT' ? (
          <CountForm key={key} {...own} />
        ) : (
          <AdjustForm key={key} {...own} kind={kind === 'OUT' ? 'OUT' : 'IN'} />
        )}
      </div>
    </Part>
  );
}
