import { Badge } from '../../src/badge.tsx';
import { Stack } from '../../src/stack.tsx';
import type { States } from '../pieces.ts';

const badges = ['첫째', '둘째', '셋째'].map((text) => <Badge key={text}>{text}</Badge>);

const surfaces = ['tint', 'panel', 'frame', 'card'] as const;

export const states: States = {
  'gap 4': <Stack gap={4}>{badges}</Stack>,
  'gap 16': <Stack gap={16}>{badges}</Stack>,
  ...Object.fromEntries(
    surfaces.map((surface) => [
      surface,
      <Stack key={surface} gap={4} padding="12 16" surface={surface}>
        {badges}
      </Stack>,
    ]),
  ),
};
