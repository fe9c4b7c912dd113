import { listListingPrices } from '@mall/contracts/office/listings';
import { Toned } from '../../kit/badge.tsx';
import { Past } from '../../kit/past.tsx';
import { callOffice } from '../../lib/call.ts';
import { fullMoment, momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import type { ListingPlace } from './listing-words.ts';
import styles from './listings.module.css';

/** Every change of a price: when, from what to what, by whom and why. */
export function PriceHistory({ mallId, productNo }: ListingPlace) {
  const params = { mallId, productNo };
  return (
    <Past
      queryKey={[listListingPrices.path, params]}
      read={({ query, signal }) => callOffice(listListingPrices, { params, query }, { signal })}
      rowsOf={({ prices }) => prices}
      what="가격 이력을"
      nothing="진열한 뒤로 가격이 바뀐 적이 없어요"
    >
      {(prices) => (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">언제</th>
              <th scope="col">누가, 왜</th>
              <th scope="col">전</th>
              <th scope="col">후</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ changeNo, before, after, by, reason, changedAt }) => (
              <tr key={changeNo}>
                <td>
                  <time dateTime={changedAt} title={fullMoment(changedAt)}>
                    {momentText(changedAt)}
                  </time>
                </td>
                <td>{[by || '시스템', reason].filter(Boolean).join(' · ')}</td>
                <td>{grouped(before)}</td>
                <td>
                  <Toned tone={after < before ? 'err' : 'ok'} isStrong>
                    {grouped(after)}
                  </Toned>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Past>
  );
}
