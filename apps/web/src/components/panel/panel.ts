import type { ComponentType, ReactNode } from 'react';

/** What opens above a page: the desktop gives a `Modal`, a phone a `BottomSheet`. */
export type Panel = ComponentType<{
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}>;
