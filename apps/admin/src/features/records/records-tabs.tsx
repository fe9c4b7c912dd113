import { listAsked } from '@mall/contracts/office/reviews';
import { useQuery } from '@tanstack/react-query';
import { OfficeLink } from '../../kit/office-link.tsx';
import { useMay, useMe } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './records.module.css';
import { SealCheck } from './seal-check.tsx';

/** A tab is current only at its own address, whatever its list is filtered by. */
const alone = { activeOptions: { exact: true, includeSearch: false } } as const;

/** The two logs, their monthly review, questions of the review about oneself, and the verification of the seals. */
export function RecordsTabs() {
  const isAuditor = useMay('records.read');
  const isOfAllMalls = useMe()?.malls.isAll ?? false;
  const asked = useQuery(reading(listAsked)).data?.findings.length ?? 0;
  return (
    <>
      <nav className={styles.tabs} aria-label="기록">
        <OfficeLink screen="records" {...alone}>
          변경
        </OfficeLink>
        <OfficeLink screen="accessRecords" {...alone}>
          개인정보·로그인
        </OfficeLink>
        {isAuditor && isOfAllMalls && (
          <OfficeLink screen="review" {...alone}>
            월 점검
          </OfficeLink>
        )}
        {asked > 0 && (
          <OfficeLink screen="asked" {...alone}>
            소명 <em>{asked}</em>
          </OfficeLink>
        )}
      </nav>
      {isAuditor && <SealCheck />}
    </>
  );
}
