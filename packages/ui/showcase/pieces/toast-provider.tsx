import { Button } from '../../src/button.tsx';
import { useToast } from '../../src/toast-provider.tsx';
import type { States } from '../pieces.ts';

const tones = ['ok', 'err'] as const;

function Toasted({ tone }: { tone: (typeof tones)[number] }) {
  const toast = useToast();
  return <Button onClick={() => toast({ message: '장바구니에 담았어요.', tone })}>보기</Button>;
}

export const states: States = Object.fromEntries(tones.map((tone) => [tone, <Toasted key={tone} tone={tone} />]));
