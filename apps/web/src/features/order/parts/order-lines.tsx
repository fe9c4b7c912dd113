import type { OrderCard, OrderLine } from '@mall/contracts/order';
import { showsGoods } from '@mall/domain/access-matrix';
import { formatWon } from '@mall/domain/money';
import { productTarget } from '@mall/domain/screens/targets';
import { Badge } from '@mall/ui/badge';
import { Picture } from '@mall/ui/picture';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { Tile } from '@mall/ui/tile';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { promisedText } from '../../../entities/arrival/arrival-words.ts';
import { piecesText } from '../../../entities/order/pieces-text.ts';
import { promisedTextOf } from '../../../entities/order/promised-day.ts';
import { useImageUrl } from '../../../lib/mall/image-url.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './order-lines.module.css';

/** What was bought, as it was when it was bought. */
export function OrderLines({ order }: { order: OrderCard }) {
  // When all lines share one day, it is shown beside the order's state.
  const now = new Date();
  const hasDays =
    promisedTextOf(order, now) !== '' && new Set(order.lines.map(({ promisedOn }) => promisedOn)).size > 1;
  return (
    <ul className={styles.lines}>
      {order.lines.map((line) => (
        <li key={line.lineNo}>
          <Line line={line} arrival={hasDays && line.promisedOn !== null ? promisedText(line.promisedOn, now) : ''} />
        </li>
      ))}
    </ul>
  );
}

/** `arrival` is empty where the order's state says it for all lines. */
function Line({ line, arrival }: { line: OrderLine; arrival: string }) {
  const toUrl = useImageUrl();
  const { mall } = useMall();
  const frame = { className: styles.line, 'data-off': line.quantity === line.takenBack || undefined };
  const content = (
    <>
      <Tile className={styles.picture}>
        <Picture src={toUrl(line.image)} alt="" sizes="96px" />
      </Tile>
      <span className={styles.text}>
        <span className={styles.brand}>{line.brandName}</span>
        <span className={styles.name}>{line.productName}</span>
        <Row as="span" align="center" wraps gap={6} className={styles.option}>
          {piecesText([line.optionText], line.quantity)}
          {line.saleNo !== null && <Badge tone="brand">타임특가</Badge>}
          {line.takenBack > 0 && <Badge tone="plain">{`${line.takenBack}개 취소·반품`}</Badge>}
        </Row>
        {arrival !== '' && (
          <Text as="span" size={13} tone="muted" marginTop={4}>
            {arrival}
          </Text>
        )}
        <Text as="b" size={15} tabular marginTop={4}>
          {formatWon(line.unitPrice * line.quantity)}
        </Text>
      </span>
    </>
  );
  // Where goods have no page of their own, they are not links.
  if (!showsGoods(mall)) return <div {...frame}>{content}</div>;
  return (
    <ScreenLink {...productTarget(line.productNo)} {...frame}>
      {content}
    </ScreenLink>
  );
}
