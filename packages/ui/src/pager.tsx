import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { pageGroup } from './page-group.ts';
import styles from './pager.module.css';

export type PageLinkProps = { className: string; 'aria-label': string; 'aria-current': 'page' | undefined };

type Props = {
  page: number;
  pageCount: number;
  /** Renders the link (or button) of one page: `(page, children, props) => <MallLink {...props} to={…}>{children}</MallLink>`. */
  renderLink: (page: number, children: ReactNode, props: PageLinkProps) => ReactElement;
  label?: string;
  className?: string;
};

export function Pager({ page, pageCount, renderLink, label = '페이지', className }: Props) {
  const { pages, previous, next } = pageGroup(page, pageCount);
  return (
    <nav className={cx(styles.pager, className)} aria-label={label}>
      <ul className={styles.list}>
        <li>
          <Arrow to={previous} label="이전 페이지 묶음" renderLink={renderLink}>
            <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          </Arrow>
        </li>
        {pages.map((each) => {
          const isCurrent = each === page;
          const props: PageLinkProps = {
            className: cx(styles.page, isCurrent && styles.current),
            'aria-label': `${each}페이지`,
            'aria-current': isCurrent ? 'page' : undefined,
          };
          return <li key={each}>{renderLink(each, each, props)}</li>;
        })}
        <li>
          <Arrow to={next} label="다음 페이지 묶음" renderLink={renderLink}>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </Arrow>
        </li>
      </ul>
    </nav>
  );
}

type ArrowProps = Pick<Props, 'renderLink'> & { to: number | null; label: string; children: ReactNode };

function Arrow({ to, label, renderLink, children }: ArrowProps) {
  if (to === null) return <span className={cx(styles.page, styles.off)}>{children}</span>;
  return renderLink(to, children, { className: cx(styles.page), 'aria-label': label, 'aria-current': undefined });
}
