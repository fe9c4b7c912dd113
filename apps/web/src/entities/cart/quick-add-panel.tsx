import { Button } from '@mall/ui/button';
import { Panel } from '../../components/panel/panel.tsx';
import { OptionForm } from '../goods/option-form.tsx';
import { useOptionChoice } from '../goods/use-option-choice.ts';
import { useQuickAdd } from './use-quick-add.tsx';

type Props = { productNo: string; name: string; onClose: () => void };

/** Option and quantity of a product, above the list that it stands in. */
export function QuickAddPanel({ productNo, name, onClose }: Props) {
  const { add, isPending } = useQuickAdd(onClose);
  const choice = useOptionChoice({ productNo });
  const { chosen, quantity, maximum } = choice;
  const item = maximum > 0 && chosen && { productNo, optionNo: chosen.optionNo, quantity };
  return (
    <Panel
      isOpen
      onClose={onClose}
      title="옵션 선택"
      footer={
        <Button variant="primary" disabled={!item} isLoading={isPending} onClick={() => item && add(item)}>
          장바구니에 담기
        </Button>
      }
    >
      <OptionForm name={name} choice={choice} failure={null} />
    </Panel>
  );
}
