import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { StillToCome } from '../../../components/page/still-to-come.tsx';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import { useRelatedPhones } from '../model/use-related-phones.ts';
import styles from './wireless-detail.module.css';

/** Phones that others compared with this one. */
export function Related({ detail }: { detail: WirelessDetail }) {
  const { phones, isLoading } = useRelatedPhones(detail);
  if (isLoading) return <StillToCome />;
  if (phones.length === 0) return null;
  return (
    <section className={styles.related} aria-label="함께 많이 비교한 휴대폰">
      <SectionHead title="함께 많이 비교한 휴대폰" more={{ to: { screen: 'wirelessCompare' }, label: '비교함 보기' }} />
      <div className={styles.phones}>
        {phones.slice(0, 4).map((phone) => (
          <WirelessCard key={phone.goodsGroupNo} phone={phone} />
        ))}
      </div>
    </section>
  );
}
