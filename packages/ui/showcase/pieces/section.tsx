import { Section } from '../../src/section.tsx';
import type { States } from '../pieces.ts';

export const states: States = {
  plain: (
    <Section title="기본 정보" gap={14}>
      한 화면의 한 부분이에요.
    </Section>
  ),
};
