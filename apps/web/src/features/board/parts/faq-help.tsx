import { businessHoursText } from '@mall/domain/business-hours';
import { useMall } from '../../../lib/mall-context.tsx';
import styles from './faq-help.module.css';

/** Whom to ask when no question fits. */
export function FaqHelp() {
  const { mall } = useMall();
  return (
    <section className={styles.help} aria-label="고객센터">
      <div>
        <h2>찾는 답이 없나요?</h2>
        <p>{businessHoursText(mall.centerOpensAt, mall.centerClosesAt)}</p>
      </div>
      <a href={`tel:${mall.customerPhone}`} aria-label={`고객센터 ${mall.customerPhone}`}>
        {mall.customerPhone}
      </a>
    </section>
  );
}
