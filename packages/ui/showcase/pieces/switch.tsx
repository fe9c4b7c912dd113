import { Switch } from '../../src/switch.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  off: <Switch>다른 점만 보기</Switch>,
  on: <Switch defaultChecked>다른 점 표시</Switch>,
};
