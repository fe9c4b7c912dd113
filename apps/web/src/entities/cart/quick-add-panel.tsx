import type { CartItem } from '@mall/contracts/cart';
import { orderSheetTarget } from '@mall/domain/order-items';
import { Button } from '@mall/ui/button';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { OptionForm } from '../goods/option-form.tsx';
import { useOptionChoice } from '../goods/use-option-choice.ts';
import { useQuickAdd } from './use-quick-add.tsx';

/** Whether the choice goes into the basket, or is ordered on its own. */
export type QuickAddPurpose = 'add' | 'order';

type Props = { productNo: string; name: string; purpose?: QuickAddPurpose; onClose: () => void };

/** Option and quantity of a product, above the current page. */
export function QuickAddPanel({ productNo, name, purpose = 'add', onClose }: Props) {
  const choice = useOptionChoice({ productNo });
  const { chosen, quantity, maximum } = choice;
  const item = maximum > 0 && chosen ? { productNo, optionNo: chosen.optionNo, quantity } : undefined;
  const Footer = purpose === 'add' ? AddButton : OrderButton;
  return (
    <Panel isOpen onClose={onClose} title="옵션 선택" footer={<Footer item={item} onDone={onClose} />}>
      <OptionForm name={name} choice={choice} failure={null} />
    </Panel>
  );
}

type FooterProps = { item: CartItem | undefined; onDone: () => void };

function AddButton({ item, onDone }: FooterProps) {
  const { add, isPending } = useQuickAdd(onDone);
  return (
    <Button variant="primary" disabled={!item} isLoading={isPending} onClick={() => item && add(item)}>
      장바구니에 담기
    </Button>
  );
}

function OrderButton({ item }: FooterProps) {
  if (!item) {
    return (
      <Button variant="primary" disabled>
        바로 구매
      </Button>
    );
  }
  return (
    <Button variant="primary" render={<ScreenLink {...orderSheetTarget([item])} />}>
      바로 구매
    </Button>
  );
}
