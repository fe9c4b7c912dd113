import { textOf } from '@mall/contracts/office/personal';
import { listSubscriptions, moveSubscriptions, type SubscriptionQueueRow } from '@mall/contracts/office/subscriptions';
import { officePath } from '@mall/domain/office/screens';
import { mayMoveSubscription } from '@mall/domain/subscription-states';
import { careTypeLabels, subscriptionStateLabels } from '@mall/domain/subscription-words';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import Phone from 'lucide-react/icons/phone';
import { useMemo, useState } from 'react';
import { Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { BulkAction, Chosen, Column, FilterWords, Outcome, View } from '../../kit/list/list-types.ts';
import { LongNumber, MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { callOffice } from '../../lib/call.ts';
import { momentText, seoulDay, shiftDay, spanText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { installationText } from './installation-time.ts';
import { PlanManyModal } from './plan-many-modal.tsx';
import { SubscriptionDrawer } from './subscription-drawer.tsx';
import { stateTones } from './subscription-words.ts';
import styles from './subscriptions.module.css';
import type { Place } from './use-subscription-moves.ts';

const keyOf = ({ mallId, applicationNo }: SubscriptionQueueRow) => `${mallId}-${applicationNo}`;
const placeOf = (key: string): Place => {
  const [mallId, applicationNo = ''] = key.split('-');
  return { mallId: Number(mallId), applicationNo };
};

const columns: readonly Column<SubscriptionQueueRow>[] = [
  {
    ...{ id: 'applicationNo', label: '신청번호', width: 160, isFixed: true, phone: 'note' },
    cell: ({ applicationNo }) => <LongNumber value={applicationNo} />,
  },
  {
    ...{ id: 'submittedAt', label: '신청 시각', width: 110, sort: 'submittedAt', isMinor: true },
    cell: ({ submittedAt }) => momentText(submittedAt),
  },
  {
    ...{ id: 'mall', label: '몰', width: 120 },
    cell: ({ mallName, mallId }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'applicant', label: '신청인', width: 80, cell: ({ applicant }) => textOf(applicant) || '–' },
  { id: 'product', label: '상품', phone: 'title', cell: ({ productName }) => productName },
  {
    ...{ id: 'term', label: '기간·관리', width: 130 },
    cell: ({ months, careType }) => `${months}개월 · ${careTypeLabels[careType]}`,
  },
  {
    ...{ id: 'fee', label: '월 이용료', width: 90, align: 'end', phone: 'end' },
    cell: ({ monthlyTotal }) => <b>{grouped(monthlyTotal)}</b>,
  },
  {
    ...{ id: 'state', label: '상태', width: 100, phone: 'endNote' },
    cell: ({ state }) => <Dot tone={stateTones[state]}>{subscriptionStateLabels[state]}</Dot>,
  },
  { id: 'age', label: '머문 시간', width: 110, sort: 'since', cell: (row) => <Age row={row} /> },
  {
    ...{ id: 'installation', label: '설치', width: 130 },
    cell: ({ installationAt }) => installationAt && installationText(installationAt),
  },
  { id: 'preferred', label: '희망일', width: 100, isHidden: true, cell: ({ preferredOn }) => preferredOn },
  { id: 'endsOn', label: '끝나는 날', width: 100, isMinor: true, cell: ({ endsOn }) => endsOn },
];

const dayMilliseconds = 86_400_000;
const waits = (row: SubscriptionQueueRow) => row.state === 'RECEIVED' || row.state === 'CONSULTING';
const ageOf = ({ since }: SubscriptionQueueRow) => Date.now() - Date.parse(since);
/** The first call is promised within a day. */
const isLate = (row: SubscriptionQueueRow) => row.state === 'RECEIVED' && ageOf(row) > dayMilliseconds;

function Age({ row }: { row: SubscriptionQueueRow }) {
  if (!waits(row) && row.state !== 'APPROVED') return null;
  return <Toned tone={isLate(row) ? 'err' : 'plain'}>{`${spanText(ageOf(row))}째`}</Toned>;
}

const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: subscriptionStateLabels, isUsual: true },
  product: { label: '상품', isUsual: true },
  installation: { label: '설치일', isUsual: true },
  ends: { label: '끝나는 날' },
  since: { label: '이 상태가 된 날' },
  submitted: { label: '신청일' },
};

/** Subscriptions whose term ends within this many days. */
const endingIn = (days: number, today: string): View => ({
  id: `ends${days}`,
  label: `${days}일 안에 끝남`,
  filters: { state: 'is:IN_USE', ends: `between:${today},${shiftDay(today, days)}` },
});
const viewsOf = (today: string): readonly View[] => [
  { id: 'open', label: '진행 중', filters: { state: 'is:RECEIVED,CONSULTING,APPROVED' }, sort: 'since' },
  { id: 'received', label: '상담할 신청', filters: { state: 'is:RECEIVED' }, sort: 'since' },
  { id: 'approved', label: '설치일 정할 신청', filters: { state: 'is:APPROVED' }, sort: 'since' },
  { id: 'planned', label: '설치예정', filters: { state: 'is:INSTALLATION_PLANNED' } },
  ...[30, 60, 90].map((days) => endingIn(days, today)),
  { id: 'all', label: '모든 신청', sort: '-submittedAt' },
];

type Bulk = 'CONSULTING' | 'APPROVED';
const rowsOf = (chosen: Chosen<SubscriptionQueueRow>) => (chosen.kind === 'rows' ? chosen.rows : []);
const moveTo =
  (to: Bulk) =>
  async (chosen: Chosen<SubscriptionQueueRow>): Promise<readonly Outcome[]> => {
    const items = rowsOf(chosen).map(({ mallId, applicationNo }) => ({ mallId, applicationNo }));
    const results = await callOffice(moveSubscriptions, { body: { to, items } });
    return results.map(({ mallId, applicationNo, outcome, reason }) => ({
      ...{ key: `${mallId}-${applicationNo}`, state: outcome },
      ...(reason !== undefined && { reason }),
    }));
  };

/** Applications for subscriptions of all malls: consulted, approved, planned, ended. */
export function SubscriptionListPage() {
  const [planned, setPlanned] = useState<readonly SubscriptionQueueRow[]>();
  const mayWrite = useMay('subscriptions.write');
  const today = seoulDay();
  const views = useMemo(() => viewsOf(today), [today]);
  const bulk: readonly BulkAction<SubscriptionQueueRow>[] = [
    {
      ...{ label: '상담 시작', icon: Phone, run: moveTo('CONSULTING'), isMain: true },
      appliesTo: ({ state }) => mayMoveSubscription(state, 'CONSULTING'),
      done: (count) => `${count}건의 상담을 시작했어요`,
    },
    {
      ...{ label: '승인', icon: Check, run: moveTo('APPROVED') },
      appliesTo: ({ state }) => mayMoveSubscription(state, 'APPROVED'),
      done: (count) => `${count}건을 승인했어요`,
    },
    {
      ...{ label: '설치일 정하기', icon: CalendarPlus },
      appliesTo: ({ state }) => state === 'APPROVED',
      run: (chosen) => void setPlanned(rowsOf(chosen)),
    },
  ];
  return (
    <div className={styles.place}>
      <ListScreen
        name="subscriptions"
        title="구독 신청"
        endpoint={listSubscriptions}
        keyOf={keyOf}
        nameOf={({ applicationNo }) => `구독 신청 ${applicationNo}`}
        columns={columns}
        filters={filters}
        search={{ hint: '이름, 신청번호, 상품' }}
        views={views}
        {...(mayWrite && { bulk })}
        drawer={(key) => <SubscriptionDrawer place={placeOf(key)} />}
        page={(key) => officePath({ screen: 'subscription', params: placeOf(key) })}
        isLate={isLate}
        actions={
          <OfficeLink screen="installations" isButton>
            <CalendarDays size={15} strokeWidth={1.75} aria-hidden="true" />
            설치 달력
          </OfficeLink>
        }
      />
      {planned && <PlanManyModal rows={planned} onClose={() => setPlanned(undefined)} />}
    </div>
  );
}
