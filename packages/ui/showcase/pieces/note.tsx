import { Note } from '../../src/note.tsx';
import type { States } from '../pieces.ts';

const tones = ['plain', 'brand', 'warn'] as const;

export const states: States = Object.fromEntries(
  tones.map((tone) => [
    tone,
    <Note key={tone} tone={tone}>
      오늘 주문하면 내일 도착해요.
    </Note>,
  ]),
);
