import type { ApplicationState } from '@mall/contracts/application-codes';
import { moveApplications } from '@mall/contracts/office/application-moves';
import { type ApplicationRow, countApplications, listApplications } from '@mall/contracts/office/applications';
import { textOf } from '@mall/contracts/office/personal';
import { mayMoveApplication } from '@mall/domain/application-states';
import { applicationStateLabels } from '@mall/domain/application-words';
import { type ApplicationStage, applicationStages } from '@mall/domain/office/application-queue';
import { officePath } from '@mall/domain/office/screens';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Send from 'lucide-react/icons/send';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useMemo, useState } from 'react';
import { Badge, Dot, Toned } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { BoardPlan, BulkAction, Chosen, Column, FilterWords, Outcome, View } from '../../kit/list/list-types.ts';
import { LongNumber, MallName } from '../../kit/marks.tsx';
import { callOffice } from '../../lib/call.ts';
import { useMallScope } from '../../lib/mall-scope.ts';
import { momentText, spanText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationDrawer } from './application-drawer.tsx';
import { dueOf, holdWords, joinTones, stateTones, waitingText } from './application-words.ts';
import styles from './applications.module.css';
import { AssignModal } from './assign-modal.tsx';
import { useDealers } from './dealer-field.tsx';
import { ShipTool } from './ship-tool.tsx';
import type { Place } from './use-application-moves.ts';

const keyOf = ({ mallId, applicationNo }: ApplicationRow) => `${mallId}-${applicationNo}`;
const placeOf = (key: string): Place => {
  const [mallId, applicationNo = ''] = key.split('-');
  return { mallId: Number(mallId), applicationNo };
};

const columns: readonly Column<ApplicationRow>[] = [
  {
    ...{ id: 'applicationNo', label: '신청번호', width: 150, isFixed: true, phone: 'note' },
    cell: ({ applicationNo }) => <LongNumber value={applicationNo} />,
  },
  {
    ...{ id: 'submittedAt', label: '신청 시각', width: 110, sort: 'submittedAt', isHidden: true },
    cell: ({ submittedAt }) => momentText(submittedAt),
  },
  {
    ...{ id: 'mall', label: '몰', width: 110 },
    cell: ({ mallName, mallId }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'applicant', label: '신청인', width: 70, cell: ({ applicant }) => textOf(applicant) || '–' },
  {
    ...{ id: 'model', label: '기기', phone: 'title' },
    cell: ({ productName, memory }) => `${productName} ${memory}`,
  },
  {
    ...{ id: 'join', label: '가입', width: 90 },
    cell: ({ joinType }) => (
      <Badge size="sm" tone={joinTones[joinType]}>
        {joinTypeLabels[joinType].title}
      </Badge>
    ),
  },
  { id: 'carrier', label: '통신사', width: 80, cell: ({ carrier }) => carrier },
  { id: 'plan', label: '요금제', width: 130, isHidden: true, cell: ({ planName }) => planName },
  {
    ...{ id: 'support', label: '지원금', width: 90, align: 'end', isHidden: true },
    cell: ({ support }) => grouped(support),
  },
  {
    ...{ id: 'monthly', label: '월 납부', width: 90, align: 'end', phone: 'end' },
    cell: ({ monthlyTotal }) => <b>{grouped(monthlyTotal)}</b>,
  },
  {
    ...{ id: 'state', label: '상태', width: 110, phone: 'endNote' },
    cell: ({ state }) => <Dot tone={stateTones[state]}>{applicationStateLabels[state]}</Dot>,
  },
  { id: 'due', label: '기한', width: 130, sort: 'since', cell: (row) => <Due row={row} /> },
  { id: 'dealer', label: '담당', width: 110, cell: ({ dealer }) => dealer?.name ?? '' },
  { id: 'waiting', label: '기다리는 것', width: 130, isHidden: true, cell: waitingText },
  {
    ...{ id: 'expires', label: '자동 취소', width: 110, isHidden: true },
    cell: ({ expiresAt }) => expiresAt && momentText(expiresAt),
  },
];

function Due({ row }: { row: ApplicationRow }) {
  const due = dueOf(row);
  if (!due) return null;
  return (
    <Toned tone={due.tone} isStrong={due.tone !== 'plain'}>
      {due.text}
    </Toned>
  );
}

const waiting: readonly ApplicationState[] = Object.values(applicationStages).flat();
const views: readonly View[] = [
  { id: 'open', label: '진행 중', filters: { state: `is:${waiting.join()}` }, sort: 'since' },
  { id: 'late', label: '기한 지남', filters: { late: 'is:Y' }, sort: 'since', isLate: true },
  { id: 'review', label: '심사 대기', filters: { state: 'is:CERTIFIED' }, sort: 'since' },
  { id: 'held', label: '보류', filters: { state: 'is:ON_HOLD' }, sort: 'since' },
  { id: 'sent', label: '발송', filters: { state: 'is:SHIPPED' }, sort: 'since' },
  { id: 'done', label: '수령', filters: { state: 'is:DELIVERED' }, sort: '-since' },
  { id: 'ended', label: '불가·취소·철회', filters: { state: 'is:REJECTED,CANCELLED,WITHDRAWN' }, sort: '-since' },
  { id: 'all', label: '모든 신청', sort: '-submittedAt' },
];

const stageWords: Readonly<Record<ApplicationStage, string>> = { review: '심사', activation: '개통', shipping: '발송' };

/** The board, with the average waiting time in each stage. */
function useBoardPlan(): BoardPlan<ApplicationRow> {
  const mall = useMallScope();
  const query = mall ? { mallId: { operator: 'is', values: [String(mall.mallId)] } as const } : {};
  const { data: totals } = useQuery(reading(countApplications, { query }));
  return useMemo(
    () => ({
      ...{ by: 'state', sort: 'since', card: (row: ApplicationRow) => <ApplicationCard row={row} /> },
      stages: (Object.keys(applicationStages) as ApplicationStage[]).map((stage) => ({
        ...{
          label: stageWords[stage],
          values: applicationStages[stage],
          note: meanText(totals, applicationStages[stage]),
        },
      })),
    }),
    [totals],
  );
}

type Totals = readonly { readonly state: ApplicationState; readonly count: number; readonly meanMinutes: number }[];

function meanText(totals: Totals = [], states: readonly ApplicationState[]): string {
  const own = totals.filter(({ state }) => states.includes(state));
  const count = own.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return '';
  const minutes = own.reduce((sum, one) => sum + one.count * one.meanMinutes, 0) / count;
  return `평균 ${spanText(minutes * 60_000)}`;
}

function useFilters(): Readonly<Record<string, FilterWords>> {
  const dealers = useDealers();
  const carriers = [...new Set(dealers.flatMap(({ carrier }) => carrier ?? []))];
  return {
    state: { label: '상태', choices: applicationStateLabels, isUsual: true },
    joinType: {
      label: '가입 방법',
      isUsual: true,
      choices: {
        NEW: joinTypeLabels.NEW.title,
        TRANSFER: joinTypeLabels.TRANSFER.title,
        CHANGE: joinTypeLabels.CHANGE.title,
      },
    },
    carrier: {
      ...{ label: '통신사', isUsual: true },
      ...(carriers.length > 0 && { choices: () => carriers.map((name) => ({ value: name, label: name })) }),
    },
    dealer: {
      ...{ label: '담당', emptyWord: '담당 없음', isUsual: true },
      choices: () => dealers.map(({ staffNo, name }) => ({ value: String(staffNo), label: name })),
    },
    model: { label: '기기' },
    hold: { label: '보류 사유', choices: holdWords },
    since: { label: '이 상태가 된 날' },
    submitted: { label: '신청일' },
    late: { label: '기한', choices: { Y: '지남', N: '안 지남' } },
  };
}

const moveTo =
  (to: 'APPROVED' | 'ACTIVATION_REQUESTED') =>
  async (chosen: Chosen<ApplicationRow>): Promise<readonly Outcome[]> => {
    const rows = chosen.kind === 'rows' ? chosen.rows : [];
    const items = rows.map(({ mallId, applicationNo }) => ({ mallId, applicationNo }));
    const results = await callOffice(moveApplications, { body: { to, items } });
    return results.map(({ mallId, applicationNo, outcome, reason }) => ({
      ...{ key: `${mallId}-${applicationNo}`, state: outcome },
      ...(reason !== undefined && { reason }),
    }));
  };

const rowsOf = (chosen: Chosen<ApplicationRow>) => (chosen.kind === 'rows' ? chosen.rows : []);

/** Applications for phones of all malls: on a board by stage or in a table, opened beside it, reviewed, activated, shipped. */
export function ApplicationListPage() {
  const [shipping, setShipping] = useState<readonly string[]>();
  const [assigned, setAssigned] = useState<readonly ApplicationRow[]>();
  const board = useBoardPlan();
  const filters = useFilters();
  const mayWrite = useMay('applications.write');
  const bulk: readonly BulkAction<ApplicationRow>[] = [
    {
      ...{ label: '승인', icon: Check, run: moveTo('APPROVED'), isMain: true },
      appliesTo: ({ state }) => mayMoveApplication(state, 'APPROVED'),
      done: (count) => `${count}건을 승인했어요`,
    },
    {
      ...{ label: '개통 요청', icon: Send, run: moveTo('ACTIVATION_REQUESTED') },
      appliesTo: ({ state }) => mayMoveApplication(state, 'ACTIVATION_REQUESTED'),
      done: (count) => `${count}건의 개통을 요청했어요`,
    },
    {
      ...{ label: '담당 지정', icon: UserRoundPlus },
      appliesTo: ({ state }) => waiting.includes(state),
      run: (chosen) => void setAssigned(rowsOf(chosen)),
    },
    {
      ...{ label: '송장 붙여넣기', icon: ClipboardPaste },
      appliesTo: ({ state }) => mayMoveApplication(state, 'SHIPPED'),
      run: (chosen) => void setShipping(rowsOf(chosen).map(({ applicationNo }) => applicationNo)),
    },
  ];
  return (
    <div className={styles.place}>
      <ListScreen
        name="applications"
        title="휴대폰 신청"
        endpoint={listApplications}
        keyOf={keyOf}
        nameOf={({ applicationNo }) => `신청 ${applicationNo}`}
        columns={columns}
        filters={filters}
        search={{ hint: '이름, 신청번호, 기기' }}
        views={views}
        board={board}
        {...(mayWrite && { bulk })}
        drawer={(key) => <ApplicationDrawer place={placeOf(key)} />}
        page={(key) => officePath({ screen: 'application', params: placeOf(key) })}
        isLate={({ isLate }) => isLate}
        actions={
          mayWrite && (
            <Button
              icon={ClipboardPaste}
              keys="v"
              keysGroup="휴대폰 신청"
              onClick={() => setShipping((open) => open ?? [])}
            >
              송장 붙여넣기
            </Button>
          )
        }
      />
      {shipping && <ShipTool applicationNos={shipping} onClose={() => setShipping(undefined)} />}
      {assigned && <AssignModal rows={assigned} onClose={() => setAssigned(undefined)} />}
    </div>
  );
}
