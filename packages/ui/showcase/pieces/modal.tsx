import { Button } from '../../src/button.tsx';
import { Modal } from '../../src/modal.tsx';
import { Controlled } from '../controlled.tsx';
import type { States } from '../pieces.ts';

const sizes = ['md', 'lg', 'xl'] as const;

const opened = (size: (typeof sizes)[number]) => (
  <Controlled start={false}>
    {(isOpen, setOpen) => (
      <>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          열기
        </Button>
        <Modal
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="배송지 추가"
          size={size}
          footer={<Button variant="primary">저장</Button>}
        >
          받는 분과 주소를 적어 주세요.
        </Modal>
      </>
    )}
  </Controlled>
);

export const states: States = Object.fromEntries(sizes.map((size) => [size, opened(size)]));
