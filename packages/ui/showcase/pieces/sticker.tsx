import { Sticker } from '../../src/sticker.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  dark: <Sticker colour="#1f55e5">사전예약</Sticker>,
  light: <Sticker colour="#ffe2a3">한정</Sticker>,
  'without a colour': <Sticker colour={null}>인기</Sticker>,
};
