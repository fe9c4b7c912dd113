import { Skeleton } from '../../src/skeleton.tsx';
import type { States } from '../pieces.ts';

const shapes = ['line', 'tile', 'circle'] as const;

export const states: States = Object.fromEntries(
  shapes.map((shape) => [
    shape,
    <Skeleton key={shape} shape={shape} width={120} height={shape === 'line' ? 16 : 120} />,
  ]),
);
