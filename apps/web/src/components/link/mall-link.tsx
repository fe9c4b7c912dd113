import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { type MallAddress, useMallPath } from '../../lib/routing/mall-path.ts';
import { parseSearch } from '../../lib/routing/search-params.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  replace?: boolean;
  resetScroll?: boolean;
  /** It is the current page only with its own query and no more: the first of several tabs often has none of it. */
  isExact?: boolean;
};

type Props = LinkProps & { to: MallAddress };

/** A link inside the open mall to what data names: a banner's or a menu's path. `ScreenLink` is for screens that the code names. */
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
