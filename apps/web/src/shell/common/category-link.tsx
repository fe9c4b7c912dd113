import type { MenuItem } from '@mall/contracts/shell';
import { categoryTarget } from '@mall/domain/screens/targets';
import type { ComponentPropsWithRef } from 'react';
import { MallLink } from '../../components/link/mall-link.tsx';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  item: MenuItem;
  onOpen?: (categoryNo: string) => void;
};

/** R2.16: the address that an operator gave a menu item, otherwise the one of its category type. */
export function CategoryLink({ item, onOpen, ...rest }: Props) {
  const to = item.url || categoryTarget(item.type, item.categoryNo);
  return <MallLink {...rest} to={to} onClick={() => onOpen?.(item.categoryNo)} />;
}
