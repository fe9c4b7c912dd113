import { Button } from '../../src/button.tsx';
import { Empty } from '../../src/empty.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  'with a way out': (
    <Empty title="아직 주문이 없어요" headingLevel={3} action={<Button>상품 둘러보기</Button>}>
      마음에 드는 상품을 찾아보세요.
    </Empty>
  ),
};
