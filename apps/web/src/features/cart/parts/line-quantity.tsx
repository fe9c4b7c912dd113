import type { CartLine } from '@mall/contracts/cart-lines';
import { Quantity } from '@mall/ui/quantity';
import type { LineActions } from '../model/use-cart.ts';

type Props = { line: CartLine; actions: LineActions };

/** The quantity, up to the pieces left. */
export function LineQuantity({ line, actions }: Props) {
  return (
    <Quantity
      label={`${line.name} 수량`}
      value={line.quantity}
      max={Math.min(line.stockQuantity, line.mostPieces)}
      onChange={(quantity) => actions.changeQuantity(line, quantity)}
    />
  );
}
