import { Toned } from '../../kit/badge.tsx';
import { percentText } from '../../lib/numbers.ts';

/** The change in percent; none without an earlier value. */
export function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return <Toned tone="plain">–</Toned>;
  const percent = ((now - before) / before) * 100;
  const text = percentText(percent);
  return <Toned tone={percent < 0 ? 'err' : 'ok'}>{text}</Toned>;
}
