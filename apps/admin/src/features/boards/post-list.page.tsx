import { boardTypeCodes } from '@mall/contracts/codes';
import { listPosts } from '@mall/contracts/office/boards';
import { useNavigate } from '@tanstack/react-router';
import Pin from 'lucide-react/icons/pin';
import Plus from 'lucide-react/icons/plus';
import { Cut, Dot } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { spanWords, stateTones, stateWords } from '../../kit/content/content-words.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { Empty } from '../../kit/states.tsx';
import { momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import type { SearchParams } from '../../lib/search.ts';
import { useMay } from '../../lib/use-me.ts';
import { boardWords, placeKey, placeOf } from './board-words.ts';
import styles from './boards.module.css';
import { NewPostDrawer } from './new-post.tsx';
import { PostDrawer } from './post-drawer.tsx';
import { usePostBulk } from './use-post-bulk.tsx';

type Row = RowOf<typeof listPosts>;

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'title', label: '제목', isFixed: true, phone: 'title' },
    cell: ({ title, label, isPinned }) => (
      <span className={styles.title}>
        {isPinned && <Pin size={13} strokeWidth={1.75} aria-label="고정" />}
        {label !== '' && <span className={styles.label}>{label}</span>}
        <Cut>{title}</Cut>
      </span>
    ),
  },
  { id: 'board', label: '게시판', width: 100, cell: ({ boardType }) => boardWords[boardType] },
  {
    ...{ id: 'mall', label: '몰', width: 150, phone: 'note' },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  {
    ...{ id: 'state', label: '상태', width: 90, phone: 'end' },
    cell: ({ state }) => <Dot tone={stateTones[state]}>{stateWords[state]}</Dot>,
  },
  { id: 'span', label: '노출 기간', width: 210, phone: 'endNote', cell: spanWords },
  { id: 'files', label: '파일', width: 60, align: 'end', isMinor: true, cell: ({ fileCount }) => fileCount || '' },
  { id: 'views', label: '조회', width: 80, align: 'end', isMinor: true, cell: ({ views }) => grouped(views) },
  { id: 'author', label: '글쓴이', width: 110, isMinor: true, cell: ({ author }) => author },
  {
    id: 'changedAt',
    label: '고친 시각',
    width: 110,
    sort: 'changedAt',
    cell: ({ changedAt }) => momentText(changedAt),
  },
  { id: 'postNo', label: '번호', width: 70, align: 'end', isHidden: true, cell: ({ postNo }) => postNo },
];

const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: stateWords, isUsual: true },
  board: { label: '게시판', choices: boardWords, isUsual: true },
  starts: { label: '노출 시작', isUsual: true },
  pinned: { label: '고정', choices: { Y: '고정', N: '고정 안 함' } },
  label: { label: '말머리', emptyWord: '말머리 없음' },
};

const views: readonly View[] = [
  { id: 'all', label: '모든 글' },
  { id: 'live', label: '노출 중', filters: { state: 'is:LIVE' } },
  { id: 'scheduled', label: '예약', filters: { state: 'is:SCHEDULED' } },
  { id: 'draft', label: '초안', filters: { state: 'is:DRAFT' } },
  { id: 'pinned', label: '고정', filters: { state: 'is:LIVE', pinned: 'is:Y' } },
  { id: 'reviews', label: 'MD 리뷰', filters: { board: `is:${boardTypeCodes[1]}` } },
];

const fresh = 'new';

/** Notices and reviews of all malls: written, scheduled, pinned, ended. */
export function PostListPage() {
  const mayWrite = useMay('boards.write');
  const navigate = useNavigate();
  const { bulk, dialog } = usePostBulk();
  const write = () =>
    navigate({ to: '.', search: (search: SearchParams) => ({ ...search, open: fresh }), state: (state) => state });
  return (
    <>
      <ListScreen
        name="posts"
        title="게시판"
        noun="글"
        endpoint={listPosts}
        keyOf={placeKey}
        nameOf={({ title }) => title}
        columns={columns}
        filters={filters}
        search={{ hint: '번호, 제목' }}
        views={views}
        {...(mayWrite && { bulk })}
        drawer={(key) =>
          key === fresh ? <NewPostDrawer key={fresh} /> : <PostDrawer key={key} place={placeOf(key)} />
        }
        actions={
          mayWrite && (
            <Button variant="primary" icon={Plus} keys="n" onClick={() => void write()}>
              새 글
            </Button>
          )
        }
        empty={
          <Empty title="아직 글이 없어요">새 글을 쓰면 초안으로 저장돼요. 공개하기 전에는 몰에 보이지 않아요.</Empty>
        }
      />
      {dialog}
    </>
  );
}
