import type { OrderDetail, OrderLine } from '@mall/contracts/order';
import type { ClaimType, OrderState } from '@mall/contracts/order-codes';
import { formatWon } from '@mall/domain/money';
import { claimTypeNames } from '@mall/domain/order-words';
import { Checkbox } from '@mall/ui/checkbox';
import { Quantity } from '@mall/ui/quantity';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import type { ReactNode } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import { piecesText } from '../../../entities/order/pieces-text.ts';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { isWholeOnly } from '../model/claim-choice.ts';
import { whyNotClaimable } from '../model/claimable-pieces.ts';
import type { ClaimForm } from '../model/use-claim-form.ts';
import styles from './claim-lines-field.module.css';

type Props = { order: OrderDetail; type: ClaimType; claim: ClaimForm };

/** Which lines, and how many pieces of each. */
export function ClaimLinesField({ order, type, claim }: Props) {
  const error = claim.form.errors['lines'];
  const isWhole = isWholeOnly(order);
  const isClaimable = ({ lineNo }: OrderLine) => (claim.pieces[lineNo] ?? 0) > 0;
  const lines = order.card.lines.filter(isClaimable);
  const others = order.card.lines.filter((line) => !isClaimable(line));
  const mayChoose = !isWhole && lines.length > 1;
  return (
    <Stack as="fieldset" gap={8} className={styles.lines} data-invalid={error && true}>
      <legend>{claimTypeNames[type]}할 상품</legend>
      {mayChoose && <p className={styles.help}>{claimTypeNames[type]}할 상품만 눌러서 골라 주세요.</p>}
      {lines.map((line) => (
        <ClaimLine key={line.lineNo} line={line} type={type} claim={claim} isFixed={isWhole} />
      ))}
      {others.map((line) => (
        <OtherLine key={line.lineNo} line={line} state={order.card.state} />
      ))}
      {isWhole && <p className={styles.help}>결제 전에는 주문 전체만 취소할 수 있어요.</p>}
      <ErrorText isAnnounced>{error}</ErrorText>
    </Stack>
  );
}

function ClaimLine({
  line,
  type,
  claim,
  isFixed,
}: {
  line: OrderLine;
  type: ClaimType;
  claim: ClaimForm;
  isFixed: boolean;
}) {
  const { lineNo, productName, optionText, unitPrice } = line;
  const most = claim.pieces[lineNo] ?? 0;
  const count = claim.chosen[lineNo] ?? 0;
  const product = (
    <LineText line={line}>
      <small>{piecesText([optionText], most)}</small>
      <b>{formatWon(unitPrice * most)}</b>
    </LineText>
  );
  return (
    <div className={styles.line} data-on={count > 0 || undefined}>
      {isFixed ? (
        <span className={styles.product}>{product}</span>
      ) : (
        <Checkbox
          className={styles.product ?? ''}
          name="lines"
          aria-label={`${productName} 선택`}
          checked={count > 0}
          onChange={(event) => claim.choose(lineNo, event.target.checked ? most : 0)}
        >
          {product}
        </Checkbox>
      )}
      {!isFixed && count > 0 && most > 1 && (
        <Row align="center" justify="between" wraps gap="8 12" padding="12 0" className={styles.pieces}>
          <Text size={14} weight="semibold" tone="strong">
            몇 개를 {claimTypeNames[type]}할까요?
            {count < most && <small>{`${most}개 중 ${most - count}개는 그대로 둬요`}</small>}
          </Text>
          <Quantity
            label={`${productName} 수량`}
            value={count}
            min={1}
            max={most}
            onChange={(quantity) => claim.choose(lineNo, quantity)}
          />
        </Row>
      )}
    </div>
  );
}

/** A line that cannot be claimed, with the reason: members would miss a line that is left out silently. */
const OtherLine = ({ line, state }: { line: OrderLine; state: OrderState }) => (
  <div className={styles.line} data-off>
    <span className={styles.product}>
      <LineText line={line}>
        <small>{whyNotClaimable(line, state)}</small>
      </LineText>
    </span>
  </div>
);

const LineText = ({ line: { image, productName }, children }: { line: OrderLine; children: ReactNode }) => (
  <>
    <span className={styles.picture}>
      <ProductTile image={image} sizes="56px" />
    </span>
    <span className={styles.text}>
      {productName}
      {children}
    </span>
  </>
);
