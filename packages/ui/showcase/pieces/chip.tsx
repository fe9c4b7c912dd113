import { Chip, TermChip } from '../../src/chip.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  off: <Chip>무료배송</Chip>,
  'filter, on': <Chip isOn>무료배송</Chip>,
  'option, on': (
    <Chip variant="option" isOn>
      256GB
    </Chip>
  ),
  small: <Chip size="sm">무료배송</Chip>,
  soft: <Chip isSoft>무료배송</Chip>,
  disabled: <Chip disabled>512GB</Chip>,
  'search term': <TermChip term="노트북" onRemove={() => undefined} />,
};
