import { partsOf, type ScreenTarget } from '@mall/domain/screens/screen-path';
import { type LinkProps, MallLink } from './mall-link.tsx';

/** A link to a screen of the open mall by its name and parameters, on the site that is open: `<ScreenLink screen="orderDetail" orderNo={…}>`. */
export function ScreenLink(props: ScreenTarget & LinkProps) {
  const own = ['screen', 'search', 'hash', ...partsOf(props.screen)];
  const [target, rest] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => own.includes(name) === isOwn)),
  );
  return <MallLink to={target as ScreenTarget} {...rest} />;
}
