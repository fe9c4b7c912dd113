import { OptionTiles } from '../../src/option-tiles.tsx';
import { Controlled } from '../controlled.tsx';
import type { States } from '../pieces.ts';

const options = [
  { value: '256', label: '256GB', sub: '1,250,000원' },
  { value: '512', label: '512GB', sub: '1,450,000원' },
  { value: '1024', label: '1TB', sub: '품절', isDisabled: true },
];

export const states: States = {
  'one chosen, one sold out': (
    <Controlled<string | null> start="256">
      {(value, setValue) => (
        <OptionTiles label="용량" options={options} columns={3} value={value} onChange={setValue} />
      )}
    </Controlled>
  ),
};
