import { Button } from '@mall/ui/button';
import { Chip } from '@mall/ui/chip';
import { Empty } from '@mall/ui/empty';
import { Text } from '@mall/ui/text';
import { useQuery } from '@tanstack/react-query';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { popularKeywordsQuery } from '../api/search-hints.query.ts';
import { searchTargetFor } from '../model/search-address.ts';
import styles from './nothing-found.module.css';

type Props = { keywords: readonly string[]; closestSpelling: string | null };

/** Nothing was found, or nothing was searched: offers the closest spelling, never applied automatically, and popular searches. */
export function NothingFound({ keywords, closestSpelling }: Props) {
  const { data: popular = [] } = useQuery(popularKeywordsQuery());
  const hasKeywords = keywords.length > 0;
  const words = keywords.map((keyword) => `‘${keyword}’`).join(', ');
  return (
    <div className={styles.nothing}>
      <Empty
        headingLevel={2}
        picture={<ObjectPicture name="objects/emptybox" size={96} />}
        title={hasKeywords ? `${words} 검색 결과가 없어요` : '무엇을 찾으세요?'}
        action={
          closestSpelling ? (
            <Button variant="weak" render={<MallLink to={searchTargetFor([closestSpelling])} />}>
              ‘{closestSpelling}’ 검색 결과 보기
            </Button>
          ) : (
            <Button variant="weak" render={<ScreenLink screen="home" />}>
              홈으로 가기
            </Button>
          )
        }
      >
        {closestSpelling ? `혹시 ‘${closestSpelling}’ 상품을 찾으셨나요?` : '키워드를 줄이거나 다른 말로 찾아보세요.'}
      </Empty>
      {popular.length > 0 && (
        <section className={styles.popular} aria-label="인기검색">
          <Text as="h2" variant="block">
            인기검색
          </Text>
          <ul>
            {popular.map(({ searchNo, name }) => (
              <li key={searchNo}>
                <Chip render={<MallLink to={searchTargetFor([name])} />}>{name}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
