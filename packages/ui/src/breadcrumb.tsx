import ChevronRight from 'lucide-react/icons/chevron-right';
import styles from './breadcrumb.module.css';
import { cx } from './cx.ts';
import { type Renderable, renderAs } from './render-as.ts';

export type BreadcrumbItem = {
  label: string;
  /** The link of the step; the last step is the current page and needs none. */
  render?: Renderable;
};

type Props = { items: readonly BreadcrumbItem[]; className?: string };

export function Breadcrumb({ items, className }: Props) {
  return (
    <nav className={cx(styles.breadcrumb, className)} aria-label="현재 위치">
      <ol className={styles.list}>
        {items.map(({ label, render }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={label} className={styles.step}>
              {render && !isLast ? (
                renderAs(render, { className: styles.link }, label)
              ) : (
                <span className={cx(isLast && styles.here)} aria-current={isLast ? 'page' : undefined}>
                  {label}
                </span>
              )}
              {!isLast && <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
