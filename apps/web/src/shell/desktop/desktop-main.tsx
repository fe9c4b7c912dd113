import { Outlet } from '@tanstack/react-router';
import { DesktopFrame } from './desktop-frame.tsx';

/** The home layout: header, page, footer. */
export function DesktopMain() {
  return (
    <DesktopFrame>
      <Outlet />
    </DesktopFrame>
  );
}
