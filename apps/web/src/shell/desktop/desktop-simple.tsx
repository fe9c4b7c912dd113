import { Outlet } from '@tanstack/react-router';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { Logo } from '../common/logo.tsx';
import { SkipLink } from '../common/skip-link.tsx';
import styles from './desktop-simple.module.css';
import { Footer } from './footer.tsx';

/** The layout of entrance pages: the mall's logo, the page, the footer, and no shop navigation. */
export function DesktopSimple() {
  const { mall } = useMall();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <ScreenLink screen="login" aria-label={`${mall.name} 로그인`}>
          <Logo />
        </ScreenLink>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
