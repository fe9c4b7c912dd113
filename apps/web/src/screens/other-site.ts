import type { Device } from '@mall/contracts/codes';
import { deviceOfPath } from '@mall/domain/device';

type Visit = { context: { site: Device }; location: { pathname: string }; preload: boolean };

/** A page holds the routes of one site: what is opened of the other one is loaded anew. */
export function openOtherSite({ context, location, preload }: Visit): Promise<void> | undefined {
  if (preload || deviceOfPath(location.pathname) === context.site) return undefined;
  return reload(context.site);
}

async function reload(site: Device): Promise<void> {
  // The router writes the address, with its state, only after this turn.
  await new Promise((resolve) => setTimeout(resolve));
  // Compared as the server reads it, undecoded: else a strange spelling would reload without end.
  if (deviceOfPath(window.location.pathname) === site) return;
  window.location.reload();
  await new Promise(() => undefined);
}
