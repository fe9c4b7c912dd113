import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useMallPath } from '../lib/mall-path.ts';
import { parseSearch } from '../lib/search-params.ts';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path inside the mall with its query: `/goods/goodsList?ctgNo=12001`. */
  to: string;
  replace?: boolean;
  resetScroll?: boolean;
  /** It is the current page only with its own query and no more. */
  isExact?: boolean;
};

/** A link inside the open mall; it knows the mall's address and whether the site is the mobile one. */
export function MallLink({ to, isExact = false, ...rest }: Props) {
  const [path = '/', query = ''] = to.split('?');
  return (
    <Link
      to={useMallPath()(path)}
      search={parseSearch(query)}
      activeOptions={{ exact: isExact }}
      preload="intent"
      {...rest}
    />
  );
}
