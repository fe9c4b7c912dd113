import { MonthlyPrice } from '../../src/monthly-price.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  'in parts': <MonthlyPrice amount={141_933} deviceAmount={75_183} planAmount={66_750} />,
  large: <MonthlyPrice amount={141_933} size="lg" />,
};
