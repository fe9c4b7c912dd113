import type { AccessRow } from '@mall/contracts/office/records';
import { personalWords } from '@mall/domain/office/record-words';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Drawer } from '../../kit/drawer.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Part } from '../../kit/page.tsx';
import { NotThere } from '../../kit/states.tsx';
import { fullMoment } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { taskWords } from './record-words.ts';
import styles from './records.module.css';

/** One access to personal data: which classes of whose data, why and from where. The values themselves are not stored. */
export function AccessDrawer({ row }: { row: AccessRow | undefined }) {
  if (!row)
    return (
      <Drawer title="접속 기록">
        <NotThere />
      </Drawer>
    );
  // A sign-in or sign-out shows no data.
  const hasShown = row.fields.length > 0 || row.subjects.length > 0;
  return (
    <Drawer title={taskWords[row.task]} note={fullMoment(row.at)}>
      <Part title="내용">
        <KeyValueList
          items={[
            { label: '직원', value: row.staffNo === null ? '모르는 계정' : `${row.who} · ${row.staffNo}` },
            ...(hasShown ? shownOf(row) : []),
            { label: 'IP', value: row.address },
            { label: '기기', value: row.device },
            { label: '화면', value: row.place },
          ]}
        />
      </Part>
      {row.subjects.length > 0 && (
        <Part title={`본 사람 ${grouped(row.subjects.length)}명`}>
          <ul className={styles.links}>
            {row.subjects.map((memberNo) => (
              <li key={memberNo}>
                <OfficeLink screen="accessRecords" search={{ member: `is:${memberNo}` }} title="이 회원을 본 기록">
                  회원 {memberNo}
                </OfficeLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Drawer>
  );
}

const shownOf = ({ mallName, fields, reason, contactNo }: AccessRow) => [
  { label: '몰', value: mallName ?? '모든 몰' },
  { label: '항목', value: personalWords(fields) || '없음' },
  { label: '사유', value: reason || '적지 않음' },
  { label: '상담', value: contactNo === null ? '없음' : `상담 ${contactNo}` },
];
