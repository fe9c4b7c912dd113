import { Checkbox } from '../../src/checkbox.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  off: <Checkbox>품절 제외</Checkbox>,
  on: <Checkbox defaultChecked>품절 제외</Checkbox>,
  mixed: <Checkbox isMixed>전체 선택</Checkbox>,
  disabled: <Checkbox disabled>품절 제외</Checkbox>,
  small: <Checkbox size="sm">아이디 저장</Checkbox>,
  round: (
    <Checkbox isRound defaultChecked>
      모두 동의해요
    </Checkbox>
  ),
};
