import { formatWon } from '@mall/domain/money';
import { Note } from '@mall/ui/note';
import { Quantity } from '@mall/ui/quantity';
import { Row } from '@mall/ui/row';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { ErrorNotice } from '../../components/page/error-notice.tsx';
import { GoodsOptions } from './goods-options.tsx';
import styles from './option-form.module.css';
import type { OptionChoice } from './use-option-choice.ts';

type Props = { name: string; choice: OptionChoice; failure: string | null };

/** The options of a product, with quantity and price. */
export function OptionForm({ name, choice, failure }: Props) {
  const { goods, options, chosen, quantity, maximum } = choice;
  if (goods.isPending) return <Skeleton height={180} />;
  if (!goods.data) return <ErrorNotice error={goods.error} onRetry={() => goods.refetch()} />;
  return (
    <Stack gap={20} className={styles.form}>
      <p className={styles.name}>{name}</p>
      <GoodsOptions options={options} chosen={chosen} onChoose={choice.chooseOption} />
      {maximum > 0 && (
        <Row align="center" justify="between" gap={12} padding="14 16" surface="tint" className={styles.sum}>
          <Quantity label="수량" value={quantity} max={maximum} onChange={choice.chooseQuantity} />
          <b aria-live="polite">{formatWon(choice.total)}</b>
        </Row>
      )}
      {failure && (
        <div role="alert">
          <Note tone="warn">{failure}</Note>
        </div>
      )}
    </Stack>
  );
}
