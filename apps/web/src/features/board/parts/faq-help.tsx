import { hasOwnAccount } from '@mall/domain/access-matrix';
import { businessHoursText } from '@mall/domain/business-hours';
import { askLink } from '@mall/domain/menu-links';
import { Button } from '@mall/ui/button';
import { MallLink } from '../../../components/mall-link.tsx';
import { useMall } from '../../../lib/mall-context.tsx';
import styles from './faq-help.module.css';

/** Whom to ask when no question fits. */
export function FaqHelp() {
  const { mall, device } = useMall();
  return (
    <section className={styles.help} aria-label="고객센터">
      <div>
        <h2>찾는 답이 없나요?</h2>
        <p>{businessHoursText(mall.centerOpensAt, mall.centerClosesAt)}</p>
      </div>
      <a className={styles.phone} href={`tel:${mall.customerPhone}`} aria-label={`고객센터 ${mall.customerPhone}`}>
        {mall.customerPhone}
      </a>
      {hasOwnAccount(mall) && (
        <Button variant="line" render={<MallLink to={askLink(device)} />}>
          1:1 문의
        </Button>
      )}
    </section>
  );
}
