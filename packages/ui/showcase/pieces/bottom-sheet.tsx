import { BottomSheet } from '../../src/bottom-sheet.tsx';
import { Button } from '../../src/button.tsx';
import { Controlled } from '../controlled.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  'with a footer': (
    <Controlled start={false}>
      {(isOpen, setOpen) => (
        <>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            열기
          </Button>
          <BottomSheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title="필터"
            footer={<Button variant="primary">상품 보기</Button>}
          >
            조건을 골라 주세요.
          </BottomSheet>
        </>
      )}
    </Controlled>
  ),
};
