import type { CartLine } from '@mall/contracts/cart-lines';
import { Checkbox } from '@mall/ui/checkbox';
import type { LineActions } from '../model/use-cart.ts';

type Props = { line: CartLine; actions: LineActions };

/** Whether the line is ordered; with too few pieces left it cannot be selected until its quantity fits. */
export function LineSelect({ line, actions }: Props) {
  const isOrderable = line.state === 'ORDERABLE';
  return (
    <Checkbox
      aria-label={`${line.name} 선택`}
      checked={isOrderable && line.isSelected}
      disabled={!isOrderable}
      onChange={(event) => actions.select([line], event.currentTarget.checked)}
    />
  );
}
