import type { CartLine } from '@mall/contracts/cart';
import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Button } from '@mall/ui/button';
import { useOptionChange } from '../model/use-option-change.ts';
import { OptionForm } from '../parts/option-form.tsx';

type Props = { line: CartLine; onClose: () => void };

export function OptionSheet({ line, onClose }: Props) {
  const change = useOptionChange(line, onClose);
  const footer = (
    <Button variant="primary" disabled={!change.canChange} isLoading={change.isChanging} onClick={change.submit}>
      변경
    </Button>
  );
  return (
    <BottomSheet isOpen onClose={onClose} title="옵션 변경" footer={footer}>
      <OptionForm line={line} change={change} />
    </BottomSheet>
  );
}
