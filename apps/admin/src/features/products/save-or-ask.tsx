import { getOwnRequest } from '@mall/contracts/office/product-requests';
import type { ProductDetail } from '@mall/contracts/office/products';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Segment } from '../../kit/form/controls.tsx';
import { reading } from '../../lib/use-office.ts';
import styles from './requests.module.css';

const ways = [
  { value: 'save', label: '바로 저장' },
  { value: 'ask', label: '승인 요청' },
];

/** Saves at once; where some of one's fields need a second person, or one has an open request, offers both. */
export function SaveOrAsk({ product, save, ask }: { product: ProductDetail; save: ReactNode; ask: ReactNode }) {
  const { data } = useQuery(reading(getOwnRequest, { params: { productNo: product.productNo } }));
  const [way, setWay] = useState('save');
  if (!data?.request && !data?.waitingFields.length) return save;
  return (
    <>
      <div className={styles.ways}>
        <Segment label="고치는 방법" choices={ways} value={way} onChange={setWay} />
      </div>
      {way === 'save' ? save : ask}
    </>
  );
}
