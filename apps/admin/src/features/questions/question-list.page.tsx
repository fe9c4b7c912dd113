import { textOf } from '@mall/contracts/office/personal';
import { listQueuedQuestions } from '@mall/contracts/office/questions';
import { officePath } from '@mall/domain/office/screens';
import { questionCategoryNames, questionStateNames } from '@mall/domain/question-words';
import { Badge, Cut, Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallMark } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { mallColour } from '../../lib/mall-colour.ts';
import { momentText, spanText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { QuestionDrawer } from './question-drawer.tsx';
import { placeKey, placeOf, stateTones } from './question-words.ts';
import styles from './questions.module.css';
import { useBulk } from './use-bulk.tsx';

type Row = RowOf<typeof listQueuedQuestions>;

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'title', label: '문의', width: 330, isFixed: true, phone: 'title' },
    cell: ({ mallId, mallName, title, isRepeat, productNo, isSecret }) => (
      <span className={styles.title}>
        <MallMark name={mallName} colour={mallColour(mallId)} />
        <span className="visually-hidden">{mallName}</span>
        <Cut>{title}</Cut>
        {productNo && (
          <Badge tone="info" size="sm">
            {isSecret ? '상품 비밀글' : '상품'}
          </Badge>
        )}
        {isRepeat && (
          <Badge tone="err" size="sm">
            재문의
          </Badge>
        )}
      </span>
    ),
  },
  { id: 'age', label: '기다린 시간', width: 110, phone: 'end', cell: (row) => <Age row={row} /> },
  { id: 'mall', label: '몰', width: 130, isMinor: true, cell: ({ mallName }) => mallName },
  { id: 'member', label: '회원', width: 80, cell: ({ member }) => textOf(member) },
  {
    ...{ id: 'category', label: '분류', width: 130, phone: 'note' },
    cell: ({ category }) => questionCategoryNames[category],
  },
  { id: 'askedAt', label: '물어본 시각', width: 110, sort: 'askedAt', cell: ({ askedAt }) => momentText(askedAt) },
  { id: 'assignee', label: '담당자', width: 90, cell: ({ assignee }) => assignee?.name ?? '' },
  {
    ...{ id: 'state', label: '상태', width: 110, phone: 'endNote' },
    cell: ({ state }) => <Dot tone={stateTones[state]}>{questionStateNames[state]}</Dot>,
  },
  { id: 'orderNo', label: '주문번호', width: 160, isHidden: true, cell: ({ orderNo }) => orderNo ?? '' },
  {
    ...{ id: 'product', label: '상품', width: 200, isHidden: true },
    cell: ({ productName }) => <Cut>{productName ?? ''}</Cut>,
  },
  { id: 'questionNo', label: '번호', width: 80, isHidden: true, cell: ({ questionNo }) => questionNo },
];

function Age({ row: { state, askedAt, isLate } }: { row: Row }) {
  if (state === 'ANSWERED') return null;
  return (
    <Toned tone={isLate ? 'err' : 'plain'} isStrong={isLate}>
      {spanText(Date.now() - Date.parse(askedAt))}
    </Toned>
  );
}

const yesOrNo = { Y: '예', N: '아니요' };
const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: questionStateNames, isUsual: true },
  category: { label: '분류', choices: questionCategoryNames, isUsual: true },
  owner: { label: '담당자', choices: { ME: '나', OTHER: '다른 담당자', NOBODY: '없음' }, isUsual: true },
  asked: { label: '물어본 날' },
  late: { label: '24시간 지남', choices: yesOrNo },
  repeat: { label: '7일 안 재문의', choices: yesOrNo },
  order: { label: '주문 있음', choices: yesOrNo },
  product: { label: '상품 문의', choices: yesOrNo },
};

const waiting = { state: 'is:WAITING' };
const views: readonly View[] = [
  { id: 'waiting', label: '답변 대기', filters: waiting },
  { id: 'late', label: '24시간 지남', filters: { ...waiting, late: 'is:Y' }, isLate: true },
  { id: 'mine', label: '내 담당', filters: { ...waiting, owner: 'is:ME' } },
  { id: 'product', label: '상품 문의', filters: { ...waiting, product: 'is:Y' } },
  { id: 'repeat', label: '재문의', filters: { ...waiting, repeat: 'is:Y' } },
  { id: 'answered', label: '답변 완료', filters: { state: 'is:ANSWERED' }, sort: '-askedAt' },
  { id: 'all', label: '모든 문의', sort: '-askedAt' },
];

/** Members' questions: search them, open one beside the list with its member's details, answer or assign it. */
export function QuestionListPage() {
  const mayAnswer = useMay('questions.write');
  const { bulk, dialog } = useBulk();
  return (
    <>
      <ListScreen
        name="questions"
        title="문의"
        endpoint={listQueuedQuestions}
        keyOf={placeKey}
        nameOf={({ title }) => title}
        columns={columns}
        filters={filters}
        search={{ hint: '번호, 회원 이름' }}
        views={views}
        {...(mayAnswer && { bulk })}
        drawer={(key) => <QuestionDrawer key={key} place={placeOf(key)} />}
        page={(place) => officePath({ screen: 'question', params: { place } })}
        isLate={({ isLate }) => isLate}
        actions={
          <OfficeLink screen="answerTemplates" className={styles.link}>
            답변 서식
          </OfficeLink>
        }
      />
      {dialog}
    </>
  );
}
