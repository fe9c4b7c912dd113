import { Swatches } from '../../src/swatches.tsx';
import { Controlled } from '../controlled.tsx';
import type { States } from '../pieces.ts';

const colours = [
  { name: '샌드', hex: '#b8aa90', isSoldOut: false },
  { name: '세이지', hex: '#97a58d', isSoldOut: false },
  { name: '차콜', hex: '#4d4f55', isSoldOut: true },
];
const swatches = (size: 'md' | 'lg') => (
  <Controlled<string | null> start="샌드">
    {(value, setValue) => (
      <Swatches label={`색상 ${size}`} colours={colours} value={value} onChange={setValue} size={size} />
    )}
  </Controlled>
);

export const states: States = { md: swatches('md'), lg: swatches('lg') };
