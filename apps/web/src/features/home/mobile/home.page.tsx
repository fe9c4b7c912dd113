import type { Corner } from '@mall/contracts/corner';
import { Button } from '@mall/ui/button';
import { Chip } from '@mall/ui/chip';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { useMemberName } from '../../../entities/member/use-member-name.ts';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import { SubscriptionCard } from '../../../entities/product/subscription-card.tsx';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import { useFollowsTop } from '../../../lib/browser/use-follows-top.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { Load } from '../../../lib/routing/load.ts';
import { prepareHome } from '../model/prepare-home.ts';
import { useGoodsCards, usePhoneCards, useSubscriptionCards } from '../model/use-corner-cards.ts';
import { type Corners, useCorners } from '../model/use-corners.ts';
import { useDealPages } from '../model/use-deal-pages.ts';
import { usePhoneFilter } from '../model/use-phone-filter.ts';
import { CornerTile } from '../parts/corner-tile.tsx';
import { MdReviews } from '../parts/md-reviews.tsx';
import { QuickMenu } from '../parts/quick-menu.tsx';
import { subscriptionPromise } from '../parts/subscription-words.ts';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { CardsSkeleton, HomeSkeleton } from './home-skeleton.tsx';
import { Sales } from './sales.tsx';

/** The mobile home; a loginYn=Y mall shows it to visitors too (R4.07). */
export function HomePage() {
  const home = useCorners();
  const { mall } = useMall();
  if (home.isPending) return <HomeSkeleton />;
  return (
    <>
      <h1 className="visually-hidden">{mall.title}</h1>
      {home.error ? <ErrorNotice error={home.error} onRetry={home.retry} /> : <Sections home={home} />}
    </>
  );
}

function Sections({ home }: { home: Corners }) {
  return (
    <>
      {home.hero && <Hero items={home.hero.items} />}
      {home.quickMenu && <QuickMenu items={home.quickMenu.items} />}
      <BelowTheFold home={home} />
    </>
  );
}

/** On a first visit it is rendered after the top, and is not part of the prerender. */
function BelowTheFold({ home }: { home: Corners }) {
  if (!useFollowsTop()) return <CardsSkeleton />;
  return (
    <>
      <Phones corner={home.phones} />
      <Deals corner={home.deals} />
      <Sales />
      <Subscriptions corner={home.subscriptions} />
      <Exhibitions corner={home.exhibitions} />
      {home.mdReviews && <MdReviews corner={home.mdReviews} />}
    </>
  );
}

function Phones({ corner }: { corner: Corner | undefined }) {
  const { cards, isPending } = usePhoneCards(corner);
  const filter = usePhoneFilter(cards);
  if (!corner || (!isPending && cards.length === 0)) return null;
  return (
    <section className={styles.section} aria-label={corner.title}>
      <SectionHead title={corner.title} {...(corner.link && { more: { to: corner.link, label: '전체' } })} />
      <div className={styles.chips}>
        {filter.choices.map((choice) => (
          <Chip key={choice} isOn={choice === filter.chosen} onClick={() => filter.choose(choice)}>
            {choice}
          </Chip>
        ))}
      </div>
      <div className={styles.row}>
        {isPending && <CardSkeletons count={2} shape="phone" />}
        {filter.shown.map((phone) => (
          <div key={phone.goodsGroupNo} className={styles.phone}>
            <WirelessCard phone={phone} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Deals({ corner }: { corner: Corner | undefined }) {
  const memberName = useMemberName();
  const { cards, isPending } = useGoodsCards(corner);
  const deals = useDealPages(cards, 6);
  if (!corner || (!isPending && cards.length === 0)) return null;
  const title = memberName ? `${memberName} 님을 위한 ${corner.title}` : corner.title;
  return (
    <section className={styles.section} aria-label={corner.title}>
      <SectionHead title={title} {...(corner.link && { more: { to: corner.link, label: '전체' } })} />
      <div className={styles.goods}>
        {isPending && <CardSkeletons count={6} />}
        {deals.shown.map((goods) => (
          <GoodsCard key={goods.goodsGroupNo} goods={goods} />
        ))}
      </div>
      {deals.pageCount > 1 && (
        <Button block className={styles.more} onClick={deals.turn}>
          상품 더보기
          <span>
            {deals.page} / {deals.pageCount}
          </span>
        </Button>
      )}
    </section>
  );
}

function Subscriptions({ corner }: { corner: Corner | undefined }) {
  const { cards, isPending } = useSubscriptionCards(corner);
  if (!corner || (!isPending && cards.length === 0)) return null;
  return (
    <section className={styles.band} aria-label="구독·렌탈">
      <h2>{subscriptionPromise.title}</h2>
      <p>{subscriptionPromise.text}</p>
      <div className={styles.bandCards}>
        {isPending && <CardSkeletons count={3} shape="subscriptionRow" />}
        {cards.slice(0, 3).map((product) => (
          <SubscriptionCard key={product.subscriptionNo} product={product} layout="row" />
        ))}
      </div>
    </section>
  );
}

function Exhibitions({ corner }: { corner: Corner | undefined }) {
  if (!corner) return null;
  return (
    <section className={styles.section} aria-label={corner.title}>
      <SectionHead title={corner.title} more={{ to: '/exhibition/listExhibition', label: '전체' }} />
      <div className={styles.row}>
        {corner.items.map((item) => (
          <div key={item.link} className={styles.exhibition}>
            <CornerTile item={item} />
          </div>
        ))}
      </div>
    </section>
  );
}

export const load: Load = ({ queryClient, openMall }) => prepareHome(queryClient, openMall);
