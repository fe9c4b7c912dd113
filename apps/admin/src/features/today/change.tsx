import { Toned } from '../../kit/badge.tsx';

/** By how much something has changed, in percent; without something before there is no rate. */
export function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return <Toned tone="plain">–</Toned>;
  const percent = ((now - before) / before) * 100;
  const text = `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
  return <Toned tone={percent < 0 ? 'err' : 'ok'}>{text}</Toned>;
}
