import { Badge } from '../../src/badge.tsx';
import type { States } from '../pieces.ts';

const tones = ['plain', 'brand', 'sale', 'ok', 'warn', 'err', 'info', 'solid', 'line'] as const;

export const states: States = {
  ...Object.fromEntries(
    tones.map((tone) => [
      tone,
      <Badge key={tone} tone={tone}>
        배송 중
      </Badge>,
    ]),
  ),
  lg: <Badge size="lg">배송 중</Badge>,
};
