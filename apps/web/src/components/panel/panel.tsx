import type { ReactNode } from 'react';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { Later } from './later.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** Buttons below the scrolling part. */
  footer?: ReactNode;
  /** False if one of its own buttons is the way to continue. */
  isClosable?: boolean;
  /** On the desktop: wide enough for columns side by side, such as plans to compare. */
  size?: 'md' | 'lg';
};

const shown = {
  pc: { name: 'modal', fetchPart: async () => (await import('@mall/ui/modal')).Modal },
  mobile: { name: 'bottom-sheet', fetchPart: async () => (await import('@mall/ui/bottom-sheet')).BottomSheet },
};

/** An overlay: a modal on the desktop, a sheet on a phone. Each site loads only its own. */
export function Panel(props: Props) {
  const { name, fetchPart } = shown[useMall().device];
  return (
    <Later name={name} fetchPart={fetchPart} onMissing={props.onClose}>
      {(Shown) => <Shown {...props} />}
    </Later>
  );
}
