import type { CartLine } from '@mall/contracts/cart';
import { Button } from '@mall/ui/button';
import { Modal } from '@mall/ui/modal';
import { useOptionChange } from '../model/use-option-change.ts';
import { OptionForm } from '../parts/option-form.tsx';

type Props = { line: CartLine; onClose: () => void };

export function OptionModal({ line, onClose }: Props) {
  const change = useOptionChange(line, onClose);
  const footer = (
    <>
      <Button onClick={onClose}>취소</Button>
      <Button variant="primary" disabled={!change.canChange} isLoading={change.isChanging} onClick={change.submit}>
        변경
      </Button>
    </>
  );
  return (
    <Modal isOpen onClose={onClose} title="옵션 변경" footer={footer}>
      <OptionForm line={line} change={change} />
    </Modal>
  );
}
