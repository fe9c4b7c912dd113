import { textOf } from '@mall/contracts/office/personal';
import * as contract from '@mall/contracts/office/privacy';
import { KeyValueList } from '@mall/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { fullMoment } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import { PrivacyActs } from './privacy-acts.tsx';
import { kindWords, stateTones, stateWords } from './privacy-words.ts';

/** One request, and its actions. `request` is mall and number, such as `3-41`. */
export function PrivacyDrawer({ request }: { request: string }) {
  const [mallId = 0, requestNo = 0] = request.split('-').map(Number);
  const params = { mallId, requestNo };
  const { data, error, refetch } = useQuery(reading(contract.showPrivacyRequest, { params }));
  const mayWrite = useMay('members.write');
  if (!data)
    return (
      <Drawer title={`요청 ${requestNo}`}>
        {error ? (
          <Failure error={error} what="요청을" retry={() => void refetch()} />
        ) : (
          <RowSkeleton rows={6} columns={2} />
        )}
      </Drawer>
    );
  return (
    <Drawer
      title={`${kindWords[data.kind]} 요청 ${data.requestNo}`}
      badge={<Badge tone={stateTones[data.state]}>{stateWords[data.state]}</Badge>}
      note={data.mallName}
      history={{ mallId, subject: `request ${mallId}/${requestNo}` }}
    >
      <Part title="요청한 사람">
        <KeyValueList
          items={[
            { label: '회원 번호', value: data.memberNo },
            { label: '이름', value: textOf(data.name) || '지워졌어요' },
            { label: '휴대폰', value: textOf(data.phone) || '없음' },
            { label: '메일', value: textOf(data.email) || '없음' },
          ]}
        />
      </Part>
      <Part title="내용">
        <KeyValueList
          items={[
            { label: '접수', value: `${fullMoment(data.openedAt)} · ${data.openedBy}` },
            { label: '기한', value: fullMoment(data.dueAt) },
            { label: '요청', value: data.detail || '적지 않음' },
            ...(data.answeredAt
              ? [
                  { label: '답한 시각', value: `${fullMoment(data.answeredAt)} · ${data.answeredBy ?? ''}` },
                  { label: '답변', value: data.answer || '지워졌어요' },
                ]
              : []),
          ]}
        />
      </Part>
      {mayWrite && data.state === 'OPEN' && <PrivacyActs key={request} request={data} />}
    </Drawer>
  );
}
