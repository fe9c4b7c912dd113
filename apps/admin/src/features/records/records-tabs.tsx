import { listAsked } from '@mall/contracts/office/reviews';
import { officeScreens } from '@mall/domain/office/screens';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay, useMe } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './records.module.css';
import { SealCheck } from './seal-check.tsx';

/** A tab is where one is at its own address alone, whatever its list is filtered by. */
const alone = { activeOptions: { exact: true, includeSearch: false } } as const;

/** The two logs, their monthly review, what it asks about oneself, and whether both are as they were sealed. */
export function RecordsTabs() {
  const isAuditor = useMay('records.read');
  const isOfAllMalls = useMe()?.malls.isAll ?? false;
  const asked = useQuery(reading(listAsked)).data?.findings.length ?? 0;
  return (
    <>
      <nav className={styles.tabs} aria-label="기록">
        <Link to={officeScreens.records} {...alone}>
          변경
        </Link>
        <Link to={officeScreens.accessRecords} {...alone}>
          개인정보·로그인
        </Link>
        {isAuditor && isOfAllMalls && (
          <Link to={officeScreens.review} {...alone}>
            월 점검
          </Link>
        )}
        {asked > 0 && (
          <Link to={officeScreens.asked} {...alone}>
            소명 <em>{asked}</em>
          </Link>
        )}
      </nav>
      {isAuditor && <SealCheck />}
    </>
  );
}
