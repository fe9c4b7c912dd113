import type { CartLine } from '@mall/contracts/cart-lines';
import { formatNumber, formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { ErrorText } from '../../../components/error-text.tsx';
import { ArrivalCaption } from '../../../entities/arrival/arrival-caption.tsx';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { lineFacts, lineNotice } from '../model/check-words.ts';
import type { Purchase } from '../model/purchase.ts';
import type { Checkout } from '../model/use-checkout.ts';
import { useLineChange } from '../model/use-line-change.ts';
import { Block } from './block.tsx';
import styles from './lines-block.module.css';

type Props = { checkout: Checkout; purchase: Purchase };

/** The ordered lines; a line with too few pieces left says so and offers the rest. */
export function LinesBlock({ checkout, purchase }: Props) {
  const { view, missing, form } = checkout;
  const { change, isChanging } = useLineChange(purchase);
  const count = (
    <Text as="span" weight="medium" tone="muted" tabular>
      {formatNumber(view.lines.length)}
    </Text>
  );
  return (
    <Block title={<>주문 상품 {count}</>} isInvalid={'lines' in form.errors}>
      {missing > 0 && (
        <Note tone="warn" className={styles.missing}>
          품절되었거나 판매하지 않는 상품 {formatNumber(missing)}개는 빠졌어요.
        </Note>
      )}
      <ul>
        {view.lines.map((line) => (
          <li key={`${line.productNo}-${line.optionNo}`} className={styles.line}>
            <div className={styles.picture}>
              <ProductTile image={line.image} sizes="76px" />
            </div>
            <div className={styles.text}>
              <p className={styles.name}>{line.name}</p>
              <Text variant="caption" tone="muted">
                {lineFacts(line)}
              </Text>
              {!purchase.isGift && <ArrivalCaption goods={line} postcode={view.postcode} />}
              <Notice line={line} isChanging={isChanging} onChange={change} />
            </div>
            <b className={styles.price}>{formatWon(line.unitPrice * line.quantity)}</b>
          </li>
        ))}
      </ul>
      <ErrorText>{form.errors['lines']}</ErrorText>
    </Block>
  );
}

type NoticeProps = { line: CartLine; isChanging: boolean; onChange: (line: CartLine, quantity: number) => void };

function Notice({ line, isChanging, onChange }: NoticeProps) {
  const notice = lineNotice(line);
  if (!notice) return null;
  if (line.state === 'ORDERABLE')
    return (
      <Row as="p" align="center" wraps gap="4 8" marginTop={4} className={styles.notice}>
        {notice}
      </Row>
    );
  return (
    <Row as="p" align="center" wraps gap="4 8" marginTop={4} className={styles.notice} data-short>
      {notice}
      <Button
        size="xs"
        isLoading={isChanging}
        onClick={() => onChange(line, line.stockQuantity)}
        aria-label={`${line.name} ${formatNumber(line.stockQuantity)}개로 변경`}
      >
        {formatNumber(line.stockQuantity)}개로 변경
      </Button>
    </Row>
  );
}
