import type { SearchResult } from '@mall/contracts/search';
import type { SearchTab } from '@mall/domain/screens/search-parameters';
import { ExhibitionCard } from '../../../entities/exhibition/exhibition-card.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import { SubscriptionCard } from '../../../entities/product/subscription-card.tsx';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import type { SearchAddress } from '../model/search-address.ts';
import type { SearchResults } from '../model/use-search-results.ts';
import { FoundGroup } from '../parts/found-group.tsx';
import { NothingOfKind } from '../parts/nothing-of-kind.tsx';
import { GoodsWithTools } from './goods-with-tools.tsx';
import styles from './search-results.module.css';

type Props = { search: SearchResults; result: SearchResult; address: SearchAddress };

/** How many of each kind stand on the first tab. */
const firstFew = { goods: 6, wireless: 2, subscription: 3, exhibition: 2 };
const all = Number.POSITIVE_INFINITY;
const everything: typeof firstFew = { goods: all, wireless: all, subscription: all, exhibition: all };

/** The first few of every kind, or all of the kind whose tab is open. */
export function FoundByTab({ search, result, address }: Props) {
  if (search.tab === 'goods') return <GoodsWithTools search={search} result={result} address={address} />;
  if (search.isTabEmpty) return <NothingOfKind tab={search.tab} />;
  const isAll = search.tab === 'all';
  const isShown = (tab: SearchTab) => isAll || search.tab === tab;
  const few = isAll ? firstFew : everything;
  return (
    <>
      {isAll && (
        <FoundGroup search={search} tab="goods" shown={few.goods}>
          <div className={styles.goods}>
            {result.goods.slice(0, few.goods).map((goods) => (
              <GoodsCard key={goods.goodsGroupNo} goods={goods} />
            ))}
          </div>
        </FoundGroup>
      )}
      {isShown('wireless') && (
        <FoundGroup search={search} tab="wireless" shown={few.wireless}>
          <div className={styles.stack}>
            {result.wirelessProducts.slice(0, few.wireless).map((phone) => (
              <WirelessCard key={phone.goodsGroupNo} phone={phone} />
            ))}
          </div>
        </FoundGroup>
      )}
      {isShown('subscription') && (
        <FoundGroup search={search} tab="subscription" shown={few.subscription}>
          <div className={styles.rows}>
            {result.subscriptions.slice(0, few.subscription).map((product) => (
              <SubscriptionCard key={product.subscriptionNo} product={product} layout="row" />
            ))}
          </div>
        </FoundGroup>
      )}
      {isShown('exhibition') && (
        <FoundGroup search={search} tab="exhibition" shown={few.exhibition}>
          <div className={styles.stack}>
            {result.exhibitions.slice(0, few.exhibition).map((exhibition) => (
              <ExhibitionCard key={exhibition.exhibitionNo} exhibition={exhibition} />
            ))}
          </div>
        </FoundGroup>
      )}
    </>
  );
}
