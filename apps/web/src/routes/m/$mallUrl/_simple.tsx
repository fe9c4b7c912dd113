import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MobileSimple } from '../../../shell/mobile/mobile-simple.tsx';

export const Route = createFileRoute('/m/$mallUrl/_simple')({
  component: function SimpleRoute() {
    return (
      <MobileSimple>
        <Outlet />
      </MobileSimple>
    );
  },
});
