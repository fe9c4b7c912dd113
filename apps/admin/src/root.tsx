import { Outlet } from '@tanstack/react-router';
import { ToastProvider } from './kit/toast.tsx';

/** What stands around every page, the sign-in among them. */
export function Root() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
}
