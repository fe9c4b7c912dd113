import { Heart } from '../../src/heart.tsx';
import { Controlled } from '../controlled.tsx';
import type { States } from '../pieces.ts';

const heart = (start: boolean) => (
  <Controlled start={start}>{(isOn, setOn) => <Heart isOn={isOn} onToggle={setOn} placement="inline" />}</Controlled>
);

export const states: States = { off: heart(false), on: heart(true) };
