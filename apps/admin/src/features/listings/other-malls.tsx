import { type ListingRow, listingStandings, listListings } from '@mall/contracts/office/listings';
import { standingNames } from '@mall/domain/office/listing-words';
import { useQuery } from '@tanstack/react-query';
import { Dot } from '../../kit/badge.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { SmallTable } from '../../kit/small-table.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { countText, grouped } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import { keyOf, standingTones } from './listing-words.ts';
import styles from './listings.module.css';

const anyStanding = { operator: 'is', values: [...listingStandings] } as const;

/** The same product in the other malls, listed there or not; only the first of many. */
export function OtherMalls({ row }: { row: ListingRow }) {
  const { productNo } = row;
  const query = { productNo: { operator: 'is', values: [productNo] }, standing: anyStanding, size: 20 } as const;
  const { data, error, refetch } = useQuery(reading(listListings, { query }));
  if (error && !data) return <Failure error={error} what="다른 몰을" retry={() => void refetch()} />;
  if (!data) return <RowSkeleton rows={4} columns={3} />;
  const all = { productNo: `is:${productNo}`, standing: `is:${listingStandings.join()}` };
  return (
    <>
      <SmallTable
        ends={2}
        heads={['몰', '상태', '할인', '판매가']}
        rows={data.rows.map((other) => ({
          key: other.mallId,
          isCurrent: other.mallId === row.mallId,
          cells: [
            <OfficeLink key="mall" screen="listings" search={{ ...all, open: keyOf(other) }}>
              {other.mallName}
            </OfficeLink>,
            <Dot key="standing" tone={standingTones[other.standing]}>
              {standingNames[other.standing]}
            </Dot>,
            other.discountRate > 0 ? `${other.discountRate}%` : '–',
            other.standing === 'UNLISTED' ? '–' : grouped(other.salePrice),
          ],
        }))}
      />
      <p className={styles.links}>
        <OfficeLink screen="listings" search={all}>
          이 상품의 모든 몰 {countText(data.count)}곳
        </OfficeLink>
        <OfficeLink screen="listings" search={{ mallId: `is:${row.mallId}` }}>
          {row.mallName}의 모든 상품
        </OfficeLink>
      </p>
    </>
  );
}
