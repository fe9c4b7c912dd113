import { finishFollowUp, listFollowUps, listOpenContacts } from '@mall/contracts/office/contacts';
import { getToday } from '@mall/contracts/office/today';
import { useQuery } from '@tanstack/react-query';
import { Badge, Toned } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { MallName } from '../../../kit/marks.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card, PageBody, PageHead } from '../../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../../kit/states.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { dueText, momentText } from '../../../lib/moments.ts';
import { useMay, useMe } from '../../../lib/use-me.ts';
import { reading, useAct } from '../../../lib/use-office.ts';
import { channelWords } from '../member-words.ts';
import { FindCaller } from './find-caller.tsx';
import styles from './start.module.css';

/** Where a call begins: the caller, open contacts, and one's own promises. */
export function DeskPage() {
  return (
    <>
      <PageHead title="회원 데스크" context="누가 연락했는지 찾으면 상담이 시작돼요" />
      <PageBody isTinted>
        <div className={styles.start}>
          <FindCaller />
          <OpenContacts />
          <OwnFollowUps />
        </div>
      </PageBody>
    </>
  );
}

function OpenContacts() {
  const { data, error, refetch } = useQuery(reading(listOpenContacts));
  return (
    <Card title="진행 중인 내 상담" note={data && data.length > 0 ? `${data.length}건` : ''} isFlush>
      {error && !data && <Failure error={error} what="상담을" retry={() => void refetch()} />}
      {!data && !error && <RowSkeleton rows={2} columns={4} />}
      {data?.length === 0 && <Empty title="열어 둔 상담이 없어요">끝내지 않은 상담은 여기서 이어서 해요.</Empty>}
      <ul className={styles.rows}>
        {data?.map(({ mallId, contactNo, mallName, memberNo, channel, beganAt }) => (
          <li key={`${mallId}-${contactNo}`}>
            <OfficeLink screen="contact" params={{ mallId, contactNo }}>
              <MallName mallId={mallId} name={mallName} />
              <b>{`상담 ${contactNo}`}</b>
              <span>{`회원 ${memberNo}`}</span>
              <Badge size="sm">{channelWords[channel]}</Badge>
              <time dateTime={beganAt}>{momentText(beganAt)}</time>
            </OfficeLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const shownFollowUps = 10;

function OwnFollowUps() {
  const me = useMe();
  const owner = { operator: 'is', values: [String(me?.staffNo ?? 0)] } as const;
  const { data, error, refetch } = useQuery({
    ...reading(listFollowUps, { query: { owner, size: shownFollowUps } }),
    enabled: me !== undefined,
  });
  return (
    <Card
      title="다시 확인할 일"
      note={data && data.rows.length > 0 ? '약속한 시각이 빠른 순' : ''}
      end={<OfficeLink screen="followUps">모두 보기</OfficeLink>}
      isFlush
    >
      {error && !data && <Failure error={error} what="할 일을" retry={() => void refetch()} />}
      {!data && !error && <RowSkeleton rows={3} columns={4} />}
      {data?.rows.length === 0 && <Empty title="약속한 일을 모두 했어요">상담에서 날짜를 잡으면 여기에 모여요.</Empty>}
      <ul className={styles.rows}>
        {data?.rows.map((row) => (
          <FollowUpRow key={`${row.mallId}-${row.followUpNo}`} {...row} />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = {
  mallId: number;
  mallName: string;
  contactNo: number;
  followUpNo: number;
  body: string;
  dueAt: string;
};

function FollowUpRow({ mallId, mallName, contactNo, followUpNo, body, dueAt }: RowProps) {
  const toast = useToast();
  const mayWrite = useMay('contacts.write');
  const finish = useAct(finishFollowUp, { changes: [listFollowUps, getToday], onDone: () => toast('마쳤어요') });
  const due = dueText(dueAt);
  const done = () => finish.mutate({ params: { mallId, followUpNo } }, { onError: (error) => toast.error(error) });
  return (
    <li>
      <OfficeLink screen="contact" params={{ mallId, contactNo }}>
        <MallName mallId={mallId} name={mallName} />
        <b>{body}</b>
        <time dateTime={dueAt}>
          <Toned tone={due.tone}>{due.tone === 'plain' ? momentText(dueAt) : due.text}</Toned>
        </time>
      </OfficeLink>
      {mayWrite && (
        <Button size="sm" isBusy={finish.isPending} aria-label={`${body} 마치기`} onClick={done}>
          마치기
        </Button>
      )}
    </li>
  );
}
