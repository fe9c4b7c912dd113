import { Outlet } from '@tanstack/react-router';
import { ToastProvider } from './kit/toast.tsx';

/** Wraps every page, including the sign-in. */
export function Root() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
}
