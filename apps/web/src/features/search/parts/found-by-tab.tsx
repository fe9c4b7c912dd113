import type { SearchResult } from '@mall/contracts/search';
import type { SearchTab } from '@mall/domain/screens/search-parameters';
import { ExhibitionCard } from '../../../entities/exhibition/exhibition-card.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import { SubscriptionCard } from '../../../entities/product/subscription-card.tsx';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import { FoundGroup } from './found-group.tsx';
import { NothingOfKind } from './nothing-of-kind.tsx';
import type { ResultsProps } from './search-results.tsx';

const all = Number.POSITIVE_INFINITY;
const everything = { goods: all, wireless: all, subscription: all, exhibition: all };

/** The first few of every kind, or all of the kind whose tab is open. */
export function FoundByTab({ search, result, address, arrangement }: ResultsProps) {
  const { styles, firstFew, goods: Goods, firstSorts: FirstSorts } = arrangement;
  if (search.tab === 'goods') return <Goods search={search} result={result} address={address} />;
  if (search.isTabEmpty) return <NothingOfKind tab={search.tab} />;
  const isAll = search.tab === 'all';
  const isShown = (tab: SearchTab) => isAll || search.tab === tab;
  const few = isAll ? firstFew : everything;
  return (
    <>
      {isAll && (
        <FoundGroup
          search={search}
          tab="goods"
          shown={few.goods}
          controls={FirstSorts && <FirstSorts search={search} />}
        >
          <FirstGoods goods={result.goods.slice(0, few.goods)} className={styles['firstGoods']} />
        </FoundGroup>
      )}
      {isShown('wireless') && (
        <FoundGroup search={search} tab="wireless" shown={few.wireless}>
          <div className={styles['phones']}>
            {result.wirelessProducts.slice(0, few.wireless).map((phone) => (
              <WirelessCard key={phone.goodsGroupNo} phone={phone} />
            ))}
          </div>
        </FoundGroup>
      )}
      {isShown('subscription') && (
        <FoundGroup search={search} tab="subscription" shown={few.subscription}>
          <div className={styles['rows']}>
            {result.subscriptions.slice(0, few.subscription).map((product) => (
              <SubscriptionCard key={product.subscriptionNo} product={product} layout="row" />
            ))}
          </div>
        </FoundGroup>
      )}
      {isShown('exhibition') && (
        <FoundGroup search={search} tab="exhibition" shown={few.exhibition}>
          <div className={styles['exhibitions']}>
            {result.exhibitions.slice(0, few.exhibition).map((exhibition) => (
              <ExhibitionCard key={exhibition.exhibitionNo} exhibition={exhibition} />
            ))}
          </div>
        </FoundGroup>
      )}
    </>
  );
}

const FirstGoods = ({ goods, className }: { goods: SearchResult['goods']; className: string | undefined }) => (
  <div className={className}>
    {goods.map((card) => (
      <GoodsCard key={card.goodsGroupNo} goods={card} />
    ))}
  </div>
);
