import { devices } from '@mall/contracts/codes';
import { type PageThing, thingAt } from './page-thing.ts';
import { screenOf } from './screen-paths.ts';

/** A link in a mall's content, as a path below the mall: `/goods/ngd/GD0001?x=1#reviews`. */
function partsOf(link: string): { readonly below: string; readonly query: string } {
  const [path = '', query] = link.split('#', 1).join('').split('?');
  return { below: path.replace(/^\//, ''), query: query === undefined ? '' : `?${query}` };
}

const isPage = (below: string): boolean => devices.some((device) => screenOf(device, below) !== undefined);

/** Whether a path is a page of the mall on either site; a page of only one site counts, since visitors are redirected there. */
export const isMallLink = (link: string): boolean => link.startsWith('/') && isPage(partsOf(link).below);

/** The target of a link: a thing, a page that always exists (undefined), or nothing. */
export function linkTarget(link: string): PageThing | 'nothing' | undefined {
  const { below, query } = partsOf(link);
  const thing = devices.map((device) => thingAt(device, below, query)).find((found) => found !== undefined);
  return thing ?? (isPage(below) ? undefined : 'nothing');
}
