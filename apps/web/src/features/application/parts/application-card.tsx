import type { ApplicationCard as Card } from '@mall/contracts/application';
import { applicationLink } from '@mall/domain/application-links';
import { applicationStateLabels } from '@mall/domain/application-words';
import { formatWon } from '@mall/domain/money';
import { Badge } from '@mall/ui/badge';
import { Picture } from '@mall/ui/picture';
import { Tile } from '@mall/ui/tile';
import { MallLink } from '../../../components/mall-link.tsx';
import { useImageUrl } from '../../../lib/image-url.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import styles from './application-card.module.css';

/** An application in the list; the whole of it leads to its page. */
export function ApplicationCard({ card }: { card: Card }) {
  const { device } = useMall();
  const toUrl = useImageUrl();
  return (
    <li>
      <MallLink className={styles.card} to={applicationLink(card.applicationNo, device)}>
        <Tile className={styles.picture}>
          <Picture src={toUrl(card.image)} alt="" sizes="96px" />
        </Tile>
        <span className={styles.text}>
          <span className={styles.head}>
            <Badge tone="plain">{applicationStateLabels[card.state]}</Badge>
            {momentText(card.submittedAt)}
          </span>
          <b>{card.productName}</b>
          <span>{card.choiceText}</span>
          <span className={styles.amount}>월 {formatWon(card.monthlyTotal)}</span>
        </span>
      </MallLink>
    </li>
  );
}
