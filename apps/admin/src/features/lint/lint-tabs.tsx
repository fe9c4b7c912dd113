import { officeScreens } from '@mall/domain/office/screens';
import { Link } from '@tanstack/react-router';
import styles from './lint.module.css';

/** A tab is current only at its own address, whatever its list is filtered by. */
const alone = { activeOptions: { exact: true, includeSearch: false } } as const;

/** The findings, or the score of each mall. */
export function LintTabs() {
  return (
    <nav className={styles.tabs} aria-label="법 점검">
      <Link to={officeScreens.lint} {...alone}>
        지적
      </Link>
      <Link to={officeScreens.lintMalls} {...alone}>
        몰별 점수
      </Link>
    </nav>
  );
}
