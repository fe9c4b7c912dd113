import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { Row } from '@mall/ui/row';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import { useRelatedPhones } from '../model/use-related-phones.ts';
import { Block } from './block.tsx';
import styles from './wireless-detail.module.css';

/** Phones that others compared with this one. */
export function Related({ detail }: { detail: WirelessDetail }) {
  const { phones } = useRelatedPhones(detail);
  if (phones.length === 0) return null;
  return (
    <Block title="함께 많이 비교한 휴대폰">
      <Row gap={12} paddingInline={20} className={styles.phones}>
        {phones.map((phone) => (
          <div key={phone.goodsGroupNo}>
            <WirelessCard phone={phone} />
          </div>
        ))}
      </Row>
    </Block>
  );
}
