import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { TabLinks } from '@mall/ui/tabs';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { ExhibitionCard } from '../../../entities/exhibition/exhibition-card.tsx';
import { type ExhibitionCategory, useExhibitions } from '../model/use-exhibitions.ts';
import styles from './exhibition-lists.module.css';
import { ExhibitionSkeleton } from './exhibition-skeleton.tsx';

type Props = {
  categories: readonly ExhibitionCategory[];
  /** Also while the categories load, so that the cards do not move. */
  hasTabs: boolean;
  categoryNo: string | undefined;
};

/** Current and future exhibitions, by category. */
export function ExhibitionLists({ categories, hasTabs, categoryNo }: Props) {
  const list = useExhibitions(categories, categoryNo);
  const tabs = [{ categoryNo: '', name: '전체' }, ...categories].map((category) => ({
    value: category.categoryNo,
    label: category.name,
    render: <ScreenLink screen="exhibitionList" search={{ ctgNo: category.categoryNo }} replace isExact />,
  }));
  return (
    <>
      {hasTabs && <TabLinks label="기획전 분류" items={tabs} value={list.current} className={styles.tabs} />}
      {list.isPending && (
        <div className={styles.cards}>
          <ExhibitionSkeleton count={6} height={328} />
        </div>
      )}
      {list.error && <ErrorNotice error={list.error} onRetry={list.retry} />}
      {list.isEmpty && <NoExhibitions isNarrowed={list.current !== ''} />}
      {list.open.length > 0 && (
        <section aria-label="열린 기획전">
          <h2 className="visually-hidden">열린 기획전</h2>
          <div className={styles.cards}>
            {list.open.map((exhibition, index) => (
              <ExhibitionCard key={exhibition.exhibitionNo} exhibition={exhibition} isPriority={index < 3} />
            ))}
          </div>
        </section>
      )}
      {list.upcoming.length > 0 && (
        <section className={styles.upcoming} aria-label="곧 열리는 기획전">
          <h2>곧 열려요</h2>
          <div className={styles.cards}>
            {list.upcoming.map((exhibition) => (
              <ExhibitionCard key={exhibition.exhibitionNo} exhibition={exhibition} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function NoExhibitions({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Empty
      picture={<ObjectPicture name="emoji/calendar" size={96} />}
      title="지금 열린 기획전이 없어요"
      action={
        <Button variant="weak" render={<ScreenLink screen={isNarrowed ? 'exhibitionList' : 'home'} />}>
          {isNarrowed ? '전체 기획전 보기' : '홈으로 가기'}
        </Button>
      }
    >
      새 기획전이 열리면 여기에서 볼 수 있어요.
    </Empty>
  );
}
