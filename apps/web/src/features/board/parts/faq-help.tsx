import { hasOwnAccount } from '@mall/domain/access-matrix';
import { businessHoursText } from '@mall/domain/business-hours';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './faq-help.module.css';

/** Whom to contact when no question fits. */
export function FaqHelp() {
  const { mall } = useMall();
  return (
    <Row
      as="section"
      align="center"
      justify="between"
      gap={16}
      surface="panel"
      className={styles.help}
      aria-label="고객센터"
    >
      <div>
        <h2>찾는 답이 없나요?</h2>
        <Text size={13} tone="muted" marginTop={2}>
          {businessHoursText(mall.centerOpensAt, mall.centerClosesAt)}
        </Text>
      </div>
      <a className={styles.phone} href={`tel:${mall.customerPhone}`} aria-label={`고객센터 ${mall.customerPhone}`}>
        {mall.customerPhone}
      </a>
      {hasOwnAccount(mall) && (
        <Button variant="line" render={<ScreenLink screen="questionForm" />}>
          1:1 문의
        </Button>
      )}
    </Row>
  );
}
