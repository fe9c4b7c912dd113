import type { OfficeOrder } from '@mall/contracts/office/orders';
import { mayCorrectParcel } from '@mall/domain/order-states';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Part } from '../../kit/page.tsx';
import { momentText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { CorrectModal } from './correct-modal.tsx';
import styles from './orders.module.css';

type Props = { order: OfficeOrder };
type Parcel = OfficeOrder['parcels'][number];

/** Each parcel: its carrier, contents and time; a wrong number can be corrected. */
export function Parcels({ order }: Props) {
  const [correcting, setCorrecting] = useState<Parcel>();
  const mayCorrect = useMay('parcels.write') && mayCorrectParcel(order.state);
  if (order.parcels.length === 0) return null;
  const nameOf = (lineNo: number) => order.lines.find((line) => line.lineNo === lineNo)?.productName ?? '';
  return (
    <Part title={`택배 ${order.parcels.length}`}>
      <ul className={styles.lines}>
        {order.parcels.map((parcel) => (
          <li key={parcel.shipmentNo}>
            <div>
              <b>{[parcel.carrier, parcel.invoiceNo].filter(Boolean).join(' ')}</b>
              <small>{parcel.lines.map(({ lineNo, pieces }) => `${nameOf(lineNo)} ${pieces}개`).join(', ')}</small>
              <small>{[momentText(parcel.shippedAt), parcel.staffName].filter(Boolean).join(' · ')}</small>
            </div>
            <div className={styles.end}>
              {parcel.trackingUrl && (
                <a href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                  배송 조회
                </a>
              )}
              {mayCorrect && (
                <Button size="sm" aria-label={`송장 ${parcel.invoiceNo} 고치기`} onClick={() => setCorrecting(parcel)}>
                  고치기
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {correcting && <CorrectModal order={order} parcel={correcting} onClose={() => setCorrecting(undefined)} />}
    </Part>
  );
}
