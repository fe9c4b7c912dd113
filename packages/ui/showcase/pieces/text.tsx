import { Text } from '../../src/text.tsx';
import type { States } from '../pieces.ts';

const variants = ['screen', 'page', 'section', 'block', 'reading', 'caption', 'small'] as const;
const tones = ['soft', 'muted'] as const;

export const states: States = {
  ...Object.fromEntries(
    variants.map((variant) => [
      variant,
      <Text key={variant} variant={variant}>
        함께 사는 기쁨
      </Text>,
    ]),
  ),
  ...Object.fromEntries(
    tones.map((tone) => [
      tone,
      <Text key={tone} variant="reading" tone={tone}>
        함께 사는 기쁨
      </Text>,
    ]),
  ),
};
