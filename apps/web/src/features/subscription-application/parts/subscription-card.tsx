import type { SubscriptionApplicationCard } from '@mall/contracts/subscription-application';
import { formatWon } from '@mall/domain/money';
import { subscriptionStateLabels } from '@mall/domain/subscription-words';
import { Badge } from '@mall/ui/badge';
import { Picture } from '@mall/ui/picture';
import { Tile } from '@mall/ui/tile';
import { MallLink } from '../../../components/mall-link.tsx';
import { useImageUrl } from '../../../lib/image-url.ts';
import { momentText } from '../../../lib/moment-text.ts';
import styles from './subscription-card.module.css';

type Props = { readonly card: SubscriptionApplicationCard; readonly to: string };

/** An application; the whole of it leads on. */
export function SubscriptionCard({ card, to }: Props) {
  const toUrl = useImageUrl();
  return (
    <li>
      <MallLink className={styles.card} to={to}>
        <Tile className={styles.picture}>
          <Picture src={toUrl(card.image)} alt="" sizes="96px" />
        </Tile>
        <span className={styles.text}>
          <span className={styles.head}>
            <Badge tone="plain">{subscriptionStateLabels[card.state]}</Badge>
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
