import { Pager } from '../../src/pager.tsx';
import type { States } from '../pieces.ts';

const pager = (page: number, label: string) => (
  <Pager
    page={page}
    pageCount={12}
    label={label}
    renderLink={(to, children, props) => (
      <a key={to} href="#pager" {...props}>
        {children}
      </a>
    )}
  />
);

export const states: States = { first: pager(1, '페이지, 처음'), middle: pager(6, '페이지, 가운데') };
