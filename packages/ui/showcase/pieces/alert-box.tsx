import { useState } from 'react';
import { AlertBox } from '../../src/alert-box.tsx';
import { Button } from '../../src/button.tsx';
import type { States } from '../pieces.ts';

type Props = { cancelLabel?: string };

function Opened({ cancelLabel }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        열기
      </Button>
      {isOpen && (
        <AlertBox
          title="알림"
          message="장바구니에서 뺄까요?"
          confirmLabel="확인"
          cancelLabel={cancelLabel}
          onDecide={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const states: States = { alert: <Opened />, confirm: <Opened cancelLabel="취소" /> };
