import { listListingPrices } from '@mall/contracts/office/listings';
import { Toned } from '../../kit/badge.tsx';
import { Past } from '../../kit/past.tsx';
import { SmallTable } from '../../kit/small-table.tsx';
import { callOffice } from '../../lib/call.ts';
import { fullMoment, momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import type { ListingPlace } from './listing-words.ts';

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
        <SmallTable
          ends={2}
          heads={['언제', '누가, 왜', '전', '후']}
          rows={prices.map(({ changeNo, before, after, by, reason, changedAt }) => ({
            key: changeNo,
            cells: [
              <time key="at" dateTime={changedAt} title={fullMoment(changedAt)}>
                {momentText(changedAt)}
              </time>,
              [by || '시스템', reason].filter(Boolean).join(' · '),
              grouped(before),
              <Toned key="after" tone={after < before ? 'err' : 'ok'} isStrong>
                {grouped(after)}
              </Toned>,
            ],
          }))}
        />
      )}
    </Past>
  );
}
