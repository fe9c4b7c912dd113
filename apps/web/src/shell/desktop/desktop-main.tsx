import { Outlet } from '@tanstack/react-router';
import { prepareShell } from '../../features/layout/model/prepare-shell.ts';
import type { Load } from '../../lib/routing/load.ts';
import { DesktopFrame } from './desktop-frame.tsx';

/** The home layout: header, page, footer. */
export function DesktopMain() {
  return (
    <DesktopFrame>
      <Outlet />
    </DesktopFrame>
  );
}

/** Fetches what the header needs while the page's code is still loading. */
export const load: Load = ({ queryClient, openMall }) => prepareShell(queryClient, openMall);
