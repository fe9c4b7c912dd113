import { Badge } from '../../src/badge.tsx';
import { Stack } from '../../src/stack.tsx';
import type { States } from '../pieces.ts';

const badges = ['첫째', '둘째', '셋째'].map((text) => <Badge key={text}>{text}</Badge>);

export const states: States = {
  'gap 4': <Stack gap={4}>{badges}</Stack>,
  'gap 16': <Stack gap={16}>{badges}</Stack>,
};
