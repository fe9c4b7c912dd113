import { useAlert, useConfirm } from '../../src/alert-provider.tsx';
import { Button } from '../../src/button.tsx';
import type { States } from '../pieces.ts';

function Alert() {
  const alert = useAlert();
  return (
    <Button aria-haspopup="dialog" onClick={() => alert('최대 3개까지 선택 가능합니다.')}>
      useAlert
    </Button>
  );
}

function Confirm() {
  const confirm = useConfirm();
  return (
    <Button aria-haspopup="dialog" onClick={() => confirm({ message: '주문을 취소할까요?' })}>
      useConfirm
    </Button>
  );
}

export const states: States = { alert: <Alert />, confirm: <Confirm /> };
