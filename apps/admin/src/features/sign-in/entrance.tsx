import { showSignIn } from '@mall/contracts/office/sign-in';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reading } from '../../lib/use-office.ts';
import styles from './entrance.module.css';

/** The frame of every screen before signing in: whose office it is, and what is logged. */
export function Entrance({ children }: { children: ReactNode }) {
  const { data } = useQuery(reading(showSignIn));
  return (
    <div className={styles.entrance}>
      <header>
        <span className={styles.logo}>
          <i aria-hidden="true">M</i>몰 관리자
        </span>
      </header>
      <main>{children}</main>
      <footer>접속 기록은 2년 동안 보관해요{data && ` · ${data.address}`}</footer>
    </div>
  );
}
