import type { MallOpening } from '@mall/contracts/office/mall-opening';
import { Badge, type Tone } from '../../../kit/badge.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card } from '../../../kit/page.tsx';
import { useMay } from '../../../lib/use-me.ts';
import styles from './opening.module.css';

type State = MallOpening['people'][number]['state'];
const words: Readonly<Record<State, string>> = { WAITING: '결재 기다림', INVITED: '초대함', ACTIVE: '일하는 중' };
const tones: Readonly<Record<State, Tone>> = { WAITING: 'warn', INVITED: 'info', ACTIVE: 'ok' };

/** The future staff of the mall; invited by mail, each with their own link. */
export function PeopleCard({ opening: { mallId, people } }: { opening: MallOpening }) {
  const mayInvite = useMay('staff.invite');
  return (
    <Card
      title="운영할 사람"
      note="초대 메일의 링크로 72시간 안에 들어와요"
      footer={
        mayInvite && (
          <OfficeLink isButton screen="staff" search={{ invite: String(mallId) }}>
            {people.length === 0 ? '첫 운영자 초대하기' : '더 초대하기'}
          </OfficeLink>
        )
      }
    >
      {people.length === 0 && <p>이 몰을 맡은 사람이 아직 없어요.</p>}
      <ul className={styles.texts}>
        {people.map(({ name, role, state }) => (
          <li key={`${name} ${role} ${state}`}>
            <b>{name}</b>
            <span>{role}</span>
            <span>
              <Badge tone={tones[state]} size="sm">
                {words[state]}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
