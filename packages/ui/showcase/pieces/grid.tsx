import { Badge } from '../../src/badge.tsx';
import { Grid } from '../../src/grid.tsx';
import type { States } from '../pieces.ts';

const badges = ['첫째', '둘째', '셋째', '넷째'].map((text) => <Badge key={text}>{text}</Badge>);

export const states: States = {
  'two columns': (
    <Grid columns={2} gap={8}>
      {badges}
    </Grid>
  ),
  'columns of their own widths': (
    <Grid columns="1fr 3fr" gap="4 24" align="center">
      {badges}
    </Grid>
  ),
};
