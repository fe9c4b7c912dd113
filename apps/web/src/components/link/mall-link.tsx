import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { type MallAddress, useMallPath } from '../../lib/routing/mall-path.ts';
import { parseSearch } from '../../lib/routing/search-params.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  replace?: boolean;
  resetScroll?: boolean;
  /** It counts as the current page only if the query is exactly its own: the first of several tabs often has none. */
  isExact?: boolean;
};

type Props = LinkProps & { to: MallAddress };

/** A link inside the open mall to a path from data, such as a banner or a menu. `ScreenLink` is for screens that the code names. */
export function MallLink({ to, isExact = false, ...rest }: Props) {
  const [address = '/', hash] = useMallPath()(to).split('#');
  const [path = '/', query = ''] = address.split('?');
  return (
    <Link
      to={path}
      search={parseSearch(query)}
      {...(hash !== undefined && { hash })}
      activeOptions={{ exact: isExact }}
      preload="intent"
      {...rest}
    />
  );
}
