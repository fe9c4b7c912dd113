import { mallPath } from '@mall/domain/redirects';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { deviceOfBrowser } from '../lib/device.ts';
import { mallUrlOfHost } from '../lib/place.ts';

// R2.02: the host names the mall; the server has already sent the bare domain to the default mall's host.
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ href: mallPath(mallUrlOfHost(), deviceOfBrowser()), replace: true });
  },
});
