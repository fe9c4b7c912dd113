import type { Device } from '@mall/contracts/codes';
import type { LayoutReply } from '@mall/contracts/layout';
import { createContext, type ReactNode, use } from 'react';

/** The open mall, and which of its two sites. */
export type OpenMall = LayoutReply & { readonly device: Device };

const MallContext = createContext<OpenMall | null>(null);

export function MallProvider({ value, children }: { value: OpenMall; children: ReactNode }) {
  return <MallContext value={value}>{children}</MallContext>;
}

/** The open mall, or null on pages outside any mall (unknown mall, mail rejection). */
export const useMallIfAny = (): OpenMall | null => use(MallContext);

export function useMall(): OpenMall {
  const mall = use(MallContext);
  if (!mall) throw new Error('useMall is for pages below a mall');
  return mall;
}
