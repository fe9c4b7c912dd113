import { Text } from '../../src/text.tsx';
import type { States } from '../pieces.ts';

const variants = ['screen', 'page', 'section', 'block', 'reading', 'body', 'caption', 'small'] as const;
const weights = ['regular', 'medium', 'semibold', 'bold'] as const;
const tones = ['strong', 'soft', 'muted', 'brand'] as const;
const words = '함께 사는 기쁨';

export const states: States = {
  ...Object.fromEntries(
    variants.map((variant) => [
      variant,
      <Text key={variant} variant={variant}>
        {words}
      </Text>,
    ]),
  ),
  ...Object.fromEntries(
    weights.map((weight) => [
      weight,
      <Text key={weight} size={16} weight={weight}>
        {words}
      </Text>,
    ]),
  ),
  ...Object.fromEntries(
    tones.map((tone) => [
      tone,
      <Text key={tone} variant="reading" tone={tone}>
        {words}
      </Text>,
    ]),
  ),
  tabular: (
    <Text size={14} tabular>
      1,111,111원
    </Text>
  ),
};
