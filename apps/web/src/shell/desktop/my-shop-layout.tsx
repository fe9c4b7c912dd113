import { hasOwnAccount, showsMyShop } from '@mall/domain/access-matrix';
import { myShopLink } from '@mall/domain/menu-links';
import { Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { MallLink } from '../../components/mall-link.tsx';
import { useMall } from '../../lib/mall-context.tsx';
import { useMallPath } from '../../lib/mall-path.ts';
import { useMyShopEntries } from '../common/use-my-shop-entries.ts';
import styles from './my-shop-layout.module.css';

/** The pages of My Shop, with the way from one to another at the left; where there is no My Shop, the page alone. */
export function MyShopLayout() {
  const { mall } = useMall();
  if (hasOwnAccount(mall)) return <WithEntries />;
  return (
    <div className={styles.alone}>
      <Outlet />
    </div>
  );
}

function WithEntries() {
  const { mall } = useMall();
  const groups = useMyShopEntries();
  // The claims are the page of the orders, narrowed down: there the orders are not the current page as well.
  const isNarrowed = useSearch({ strict: false, select: ({ claimed }) => claimed !== undefined });
  const here = useLocation({ select: ({ pathname }) => pathname });
  const toPath = useMallPath();
  const isBelow = (pages: readonly string[] = []) => pages.some((page) => here.startsWith(toPath(page)));
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label="My Shop">
        <p className={styles.name}>
          {showsMyShop(mall) ? <MallLink to={myShopLink('pc')}>My Shop</MallLink> : 'My Shop'}
        </p>
        {groups.map(({ label, entries }) => (
          <section key={label} aria-label={label}>
            <h2>{label}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <MallLink
                    to={entry.to}
                    isExact={isNarrowed && !entry.to.includes('?')}
                    aria-current={isBelow(entry.below) ? 'true' : undefined}
                  >
                    {entry.label}
                  </MallLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}
