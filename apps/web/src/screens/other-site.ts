import type { Device } from '@mall/contracts/codes';
import { deviceOfPath } from '@mall/domain/device';

type Visit = { context: { site: Device }; location: { pathname: string }; preload: boolean };

/** A document contains the routes of one site: a page of the other one loads a new document. */
export function openOtherSite({ context, location, preload }: Visit): Promise<void> | undefined {
  if (preload || deviceOfPath(location.pathname) === context.site) return undefined;
  return reload(context.site);
}

async function reload(site: Device): Promise<void> {
  // The router writes the address, with its state, only after this turn.
  await new Promise((resolve) => setTimeout(resolve));
  // Compared in encoded form, as the server reads it: otherwise an unusual encoding would reload endlessly.
  if (deviceOfPath(window.location.pathname) === site) return;
  window.location.reload();
  await new Promise(() => undefined);
}
