import type { CartLine } from '@mall/contracts/cart-lines';
import { Button } from '@mall/ui/button';
import { Panel } from '../../../components/panel/panel.tsx';
import { OptionForm } from '../../../entities/goods/option-form.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useOptionChange } from '../model/use-option-change.ts';

type Props = { line: CartLine; onClose: () => void };

/** Another option for a line of the basket. */
export function OptionPanel({ line, onClose }: Props) {
  const change = useOptionChange(line, onClose);
  const { device } = useMall();
  const footer = (
    <>
      {/* On a sheet, dragging down closes it. */}
      {device === 'pc' && <Button onClick={onClose}>취소</Button>}
      <Button variant="primary" disabled={!change.canChange} isLoading={change.isChanging} onClick={change.submit}>
        변경
      </Button>
    </>
  );
  return (
    <Panel isOpen onClose={onClose} title="옵션 변경" footer={footer}>
      <OptionForm name={line.name} choice={change.choice} failure={change.failure} />
    </Panel>
  );
}
