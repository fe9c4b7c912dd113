import { Row } from '@mall/ui/row';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './subscription-note.module.css';

/** What kind of product this is, for shoppers who want to buy. */
export function SubscriptionNote() {
  const { mall } = useMall();
  return (
    <Row align="center" gap={16} padding="20 22" surface="tint" className={styles.note}>
      <ObjectPicture name="emoji/repeat" size={96} className={styles.picture} />
      <p>
        <b>구독·렌탈 상품이에요</b>
        매달 이용료를 내고 쓰는 상품이에요. 궁금한 점은 고객센터({mall.customerPhone})로 물어봐 주세요.
      </p>
    </Row>
  );
}
