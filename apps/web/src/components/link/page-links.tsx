import { Pager } from '@mall/ui/pager';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import { MallLink } from './mall-link.tsx';

type Props = {
  page: number;
  pageCount: number;
  /** Below the mall. */
  toPage: (page: number) => MallAddress;
  className?: string | undefined;
};

/** The pages of a list as links; nothing if one page holds everything. */
export function PageLinks({ page, pageCount, toPage, className = '' }: Props) {
  if (pageCount < 2) return null;
  return (
    <Pager
      className={className}
      page={page}
      pageCount={pageCount}
      renderLink={(wanted, children, props) => (
        <MallLink key={wanted} {...props} to={toPage(wanted)}>
          {children}
        </MallLink>
      )}
    />
  );
}
