import { mallPath } from '@mall/domain/redirects';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { deviceOfBrowser } from '../../lib/device.ts';
import { mallUrlOfHost } from '../../lib/place.ts';

// R2.15: the server takes the service's result (POST) here; whoever only reads the address is told that nothing is under way.
export const Route = createFileRoute('/kmcertVerification/$')({
  beforeLoad: () => {
    throw redirect({ href: mallPath(mallUrlOfHost(), deviceOfBrowser(), '/popup/certPhone'), replace: true });
  },
});
