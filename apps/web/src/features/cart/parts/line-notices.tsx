import type { CartLine } from '@mall/contracts/cart-lines';
import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { lineNotices } from '../model/cart-words.ts';
import type { LineActions } from '../model/use-cart.ts';
import styles from './line-notices.module.css';

type Props = { line: CartLine; actions: LineActions };

/** What has changed since the line was added, and the button that accepts the pieces left. */
export function LineNotices({ line, actions }: Props) {
  const notices = lineNotices(line);
  if (notices.length === 0) return null;
  return (
    <Row
      align="center"
      gap={6}
      marginTop={8}
      className={styles.notices}
      data-short={line.state === 'SHORT' || undefined}
    >
      <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
      <p>{notices.join(' · ')}</p>
      {line.state === 'SHORT' && (
        <Button size="xs" onClick={() => actions.changeQuantity(line, line.stockQuantity)}>
          {formatNumber(line.stockQuantity)}개로 변경
        </Button>
      )}
    </Row>
  );
}
