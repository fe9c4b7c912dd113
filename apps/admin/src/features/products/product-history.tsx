import type { ProductDetail } from '@mall/contracts/office/products';
import type { GoodsState } from '@mall/contracts/product-codes';
import { productStateNames } from '@mall/domain/product-states';
import { useState } from 'react';
import { Segment } from '../../kit/form/controls.tsx';
import { fieldWords } from '../../kit/product-fields.ts';
import { Timeline } from '../../kit/timeline.tsx';
import { grouped } from '../../lib/numbers.ts';
import styles from './products.module.css';

type Change = ProductDetail['history'][number]['changes'][number];

const isPrice = ({ field }: Change) => field === 'marketPrice' || field === 'options';
const kinds = [
  { value: 'all', label: '모두' },
  { value: 'prices', label: '가격' },
];

/** Who has changed what, the latest first; or only the changes of prices. */
export function ProductHistory({ history }: Pick<ProductDetail, 'history'>) {
  const [kind, setKind] = useState('all');
  const shown = kind === 'all' ? history : history.filter(({ changes }) => changes.some(isPrice));
  if (history.length === 0) return <p className={styles.none}>아직 여기에서 바꾼 적이 없어요.</p>;
  return (
    <>
      <Segment label="이력 종류" choices={kinds} value={kind} onChange={setKind} />
      {shown.length === 0 && <p className={styles.none}>가격을 바꾼 적이 없어요.</p>}
      <Timeline
        items={shown.map(({ version, at, by, reason, changes }) => ({
          ...{ key: String(version), at },
          title: changes.map(({ field }) => fieldWords[field] ?? field).join(', ') || '바뀐 값 없음',
          note: (
            <>
              {[by, reason].filter(Boolean).join(' · ')}
              {changes.filter(isShort).map((change) => (
                <span key={change.field} className={styles.change}>
                  <del>{valueText(change.field, change.before)}</del> <ins>{valueText(change.field, change.after)}</ins>
                </span>
              ))}
            </>
          ),
        }))}
      />
    </>
  );
}

/** Values that read well in one line; for lists, markup and numbers only the field is named. */
const isShort = ({ field, before, after }: Change) =>
  !['brandId', 'supplierNo'].includes(field) && !/^[[{<]/.test(before + after) && before.length + after.length < 120;

function valueText(field: string, value: string): string {
  if (field === 'state') return productStateNames[value as GoodsState] ?? value;
  if (field === 'marketPrice') return `${grouped(Number(value))}원`;
  return { '': '없음', '""': '없음', null: '없음', true: '예', false: '아니요' }[value] ?? value;
}
