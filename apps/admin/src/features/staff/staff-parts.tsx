import type { StaffRow, showStaff } from '@mall/contracts/office/staff';
import type { ValueOf } from '@mall/contracts/wire';
import { Button } from '../../kit/button.tsx';
import { Part } from '../../kit/page.tsx';
import { fullMoment, momentText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import styles from './staff.module.css';
import * as acts from './staff-acts.ts';
import { factorText, grantText } from './staff-words.ts';

type Props = { staff: StaffRow; onAct: (act: acts.StaffAct) => void };

/** The roles of an account, each revocable, and a button to add another. */
export function GrantPart({ staff, onAct }: Props) {
  const mayWrite = useMay('staff.write');
  const giving = mayWrite && staff.state !== 'CLOSED' && (
    <Button size="sm" onClick={() => onAct(acts.giveRole(staff))}>
      역할 주기
    </Button>
  );
  return (
    <Part title="역할" end={giving}>
      <ul className={styles.rows}>
        {staff.grants.map((grant) => (
          <li key={grant.grantNo}>
            <span>{grantText(grant)}</span>
            <small>{grant.endsAt ? `${momentText(grant.endsAt)}까지` : '계속'}</small>
            {mayWrite && (
              <Button size="sm" variant="ghost" onClick={() => onAct(acts.takeRole(staff, grant))}>
                거두기
              </Button>
            )}
          </li>
        ))}
        {staff.grants.length === 0 && <li>역할이 없어요</li>}
      </ul>
    </Part>
  );
}

/** The factors of an account. */
export function FactorPart({ staff, isSelf, onAct }: Props & { isSelf: boolean }) {
  const mayGuard = useMay('staffSessions.write');
  const resetting = mayGuard && !isSelf && staff.state === 'ACTIVE' && (
    <Button size="sm" onClick={() => onAct(acts.reset(staff))}>
      초기화
    </Button>
  );
  return (
    <Part title="로그인" end={resetting}>
      <ul className={styles.rows}>
        <li>
          <span>확인 방법</span>
          <small>{factorText(staff)}</small>
        </li>
        <li>
          <span>끝나는 날</span>
          <small>{staff.endsOn ?? '정하지 않음'}</small>
        </li>
      </ul>
    </Part>
  );
}

type SessionProps = Props & { sessions: ValueOf<(typeof showStaff)['data']>['sessions'] };

/** The sessions of an account. */
export function SessionPart({ staff, sessions, onAct }: SessionProps) {
  const mayGuard = useMay('staffSessions.write');
  const ending = mayGuard && sessions.length > 0 && (
    <Button size="sm" onClick={() => onAct(acts.endSessions(staff))}>
      모두 끊기
    </Button>
  );
  return (
    <Part title={`접속 ${sessions.length}`} end={ending}>
      <ul className={styles.rows}>
        {sessions.map(({ sessionNo, device, address, seenAt }) => (
          <li key={sessionNo} title={fullMoment(seenAt)}>
            <span>{device || '알 수 없는 기기'}</span>
            <small>
              {address} · {momentText(seenAt)}
            </small>
          </li>
        ))}
        {sessions.length === 0 && <li>접속한 기기가 없어요</li>}
      </ul>
    </Part>
  );
}
