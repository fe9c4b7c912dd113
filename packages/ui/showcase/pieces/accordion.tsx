import { Accordion } from '../../src/accordion.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  closed: <Accordion title="배송은 얼마나 걸리나요?">평일 오후 2시까지 주문하면 그날 보내요.</Accordion>,
  open: (
    <Accordion title="반품은 어떻게 하나요?" isOpenAtFirst>
      받은 날부터 7일 안에 신청할 수 있어요.
    </Accordion>
  ),
};
