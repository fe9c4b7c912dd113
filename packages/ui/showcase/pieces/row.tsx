import { Badge } from '../../src/badge.tsx';
import { Row } from '../../src/row.tsx';
import type { States } from '../pieces.ts';

const badges = ['첫째', '둘째', '셋째'].map((text) => <Badge key={text}>{text}</Badge>);

export const states: States = {
  'gap 8': <Row gap={8}>{badges}</Row>,
  'gap 24, centred': (
    <Row gap={24} align="center" justify="center">
      {badges}
    </Row>
  ),
};
