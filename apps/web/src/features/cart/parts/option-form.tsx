import type { CartLine } from '@mall/contracts/cart';
import { formatWon } from '@mall/domain/money';
import { Note } from '@mall/ui/note';
import { Quantity } from '@mall/ui/quantity';
import { Row } from '@mall/ui/row';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { GoodsOptions } from '../../../entities/goods/goods-options.tsx';
import type { OptionChange } from '../model/use-option-change.ts';
import styles from './option-form.module.css';

type Props = { line: CartLine; change: OptionChange };

/** The choices of a line's product, with how many and what they cost. */
export function OptionForm({ line, change }: Props) {
  const { goods, options, chosen, quantity, maximum } = change;
  if (goods.isPending) return <Skeleton height={180} />;
  if (!goods.data) return <ErrorNotice error={goods.error} onRetry={() => goods.refetch()} />;
  return (
    <Stack gap={20} className={styles.form}>
      <p className={styles.name}>{line.name}</p>
      <GoodsOptions options={options} chosen={chosen} onChoose={change.chooseOption} />
      {maximum > 0 && (
        <Row align="center" justify="between" gap={12} padding="14 16" surface="tint" className={styles.sum}>
          <Quantity label="수량" value={quantity} max={maximum} onChange={change.chooseQuantity} />
          <b aria-live="polite">{formatWon(change.total)}</b>
        </Row>
      )}
      {change.failure && (
        <div role="alert">
          <Note tone="warn">{change.failure}</Note>
        </div>
      )}
    </Stack>
  );
}
