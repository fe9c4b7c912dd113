import { hasOwnAccount, showsMyShop } from '@mall/domain/access-matrix';
import { Outlet, useSearch } from '@tanstack/react-router';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { useMyShopEntries } from '../../entities/member/use-my-shop-entries.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useScreen } from '../../lib/routing/use-screen.ts';
import styles from './my-shop-layout.module.css';

/** The pages of My Shop, with the menu at the left; where there is no My Shop, only the page. */
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
  // The claims are the filtered page of the orders: there, the orders must not be the current page as well.
  const isNarrowed = useSearch({ strict: false, select: ({ claimed }) => claimed !== undefined });
  const here = useScreen();
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label="My Shop">
        <p className={styles.name}>
          {showsMyShop(mall) ? <ScreenLink screen="myShop">My Shop</ScreenLink> : 'My Shop'}
        </p>
        {groups.map(({ label, entries }) => (
          <section key={label} aria-label={label}>
            <h2>{label}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.label}>
                  <ScreenLink
                    {...entry.to}
                    isExact={isNarrowed && entry.to.search === undefined}
                    aria-current={here && entry.below?.includes(here) ? 'true' : undefined}
                  >
                    {entry.label}
                  </ScreenLink>
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
