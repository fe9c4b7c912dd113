import Heart from 'lucide-react/icons/heart';
import { Button } from '../../src/button.tsx';
import type { States } from '../pieces.ts';

const variants = ['primary', 'weak', 'line', 'soft', 'dark', 'danger', 'text'] as const;
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export const states: States = {
  ...Object.fromEntries(
    variants.map((variant) => [
      variant,
      <Button key={variant} variant={variant}>
        담기
      </Button>,
    ]),
  ),
  ...Object.fromEntries(
    sizes.map((size) => [
      size,
      <Button key={size} size={size}>
        담기
      </Button>,
    ]),
  ),
  disabled: <Button disabled>담기</Button>,
  loading: (
    <Button variant="primary" isLoading>
      담기
    </Button>
  ),
  icon: (
    <Button icon aria-label="찜하기">
      <Heart size={20} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  ),
  link: <Button render={<a href="#button">보러 가기</a>}>보러 가기</Button>,
};
