import { Price } from '../../src/price.tsx';
import type { States } from '../pieces.ts';

const sizes = ['sm', 'md', 'lg'] as const;

export const states: States = {
  plain: <Price amount={598_000} />,
  ...Object.fromEntries(
    sizes.map((size) => [
      `${size}, discounted`,
      <Price key={size} amount={598_000} marketAmount={890_000} rate={32} size={size} />,
    ]),
  ),
};
