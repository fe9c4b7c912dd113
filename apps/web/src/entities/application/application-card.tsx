import { formatWonPerMonth } from '@mall/domain/money';
import type { StateKind } from '@mall/domain/state-kinds';
import { Picture } from '@mall/ui/picture';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { Tile } from '@mall/ui/tile';
import { MallLink } from '../../components/link/mall-link.tsx';
import { useImageUrl } from '../../lib/mall/image-url.ts';
import { momentText } from '../../lib/moment-text.ts';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import { StateBadge } from '../order/state-badge.tsx';
import styles from './application-card.module.css';

type Card = {
  readonly productName: string;
  readonly image: string;
  readonly choiceText: string;
  /** Whole won. */
  readonly monthlyTotal: number;
  readonly submittedAt: string;
};
type Props = {
  readonly card: Card;
  readonly state: { readonly kind: StateKind; readonly label: string };
  readonly to: MallAddress;
};

/** An application for a phone or a subscription; the whole card is a link. */
export function ApplicationCard({ card, state, to }: Props) {
  const toUrl = useImageUrl();
  return (
    <li>
      <MallLink className={styles.card} to={to}>
        <Tile className={styles.picture}>
          <Picture src={toUrl(card.image)} alt="" sizes="96px" />
        </Tile>
        <span className={styles.text}>
          <Row as="span" align="center" gap={8}>
            <StateBadge kind={state.kind}>{state.label}</StateBadge>
            {momentText(card.submittedAt)}
          </Row>
          <Text as="b" size={16} tone="strong">
            {card.productName}
          </Text>
          <span>{card.choiceText}</span>
          <Text as="span" weight="bold" tone="strong" tabular>
            {formatWonPerMonth(card.monthlyTotal)}
          </Text>
        </span>
      </MallLink>
    </li>
  );
}
