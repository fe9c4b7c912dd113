import { showMember, showTimeline } from '@mall/contracts/office/members';
import { textOf } from '@mall/contracts/office/personal';
import { useQuery } from '@tanstack/react-query';
import Headset from 'lucide-react/icons/headset';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMay } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import { useTalk } from '../../lib/use-talk.ts';
import { happeningOf } from './happening.ts';
import { Facts, Flags, Standing } from './member-facts.tsx';
import { MemberMoves } from './member-moves.tsx';
import { Tiles } from './member-tiles.tsx';
import { memberStateTones, memberStateWords } from './member-words.ts';
import styles from './members.module.css';

const shownEntries = 8;

/** A member beside the list: `member` is mall and number, such as `3-41`. */
export function MemberDrawer({ member: key }: { member: string }) {
  const [mallId = 0, memberNo = 0] = key.split('-').map(Number);
  const params = { mallId, memberNo };
  const toast = useToast();
  const mayTalk = useMay('contacts.write');
  const { data: member, error, refetch } = useQuery(reading(showMember, { params }));
  const { data: timeline } = useQuery(reading(showTimeline, { params, query: { size: shownEntries } }));
  const { talk, isOpening } = useTalk(params, toast.error);
  return (
    <Drawer
      title={member ? textOf(member.name) : `회원 ${memberNo}`}
      label={`회원 ${memberNo}`}
      badge={member && <Badge tone={memberStateTones[member.state]}>{memberStateWords[member.state]}</Badge>}
      note={member?.mallName}
      history={member && { mallId: params.mallId, subject: `member ${memberNo}` }}
      actions={
        member &&
        mayTalk && (
          <Button variant="primary" icon={Headset} isBusy={isOpening} onClick={() => talk()}>
            상담 시작
          </Button>
        )
      }
    >
      {!member && error && <Failure error={error} what="회원을" retry={() => void refetch()} />}
      {!member && !error && <RowSkeleton rows={8} columns={2} />}
      {member && (
        <>
          <div className={styles.summary}>
            <Flags member={member} />
            <Tiles member={member} />
          </div>
          <Facts key={key} member={member} />
          <Part title="동의와 상태">
            <Standing member={member} />
          </Part>
          <Part title="할 수 있는 일">
            <MemberMoves member={member} />
          </Part>
          <Part title="최근 이력">
            <Timeline items={(timeline?.entries ?? []).map(happeningOf)} />
          </Part>
        </>
      )}
    </Drawer>
  );
}
