import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { Breadcrumb } from '@mall/ui/breadcrumb';
import { Grid } from '@mall/ui/grid';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { ProductGallery } from '../../../entities/product/product-gallery.tsx';
import { ShareButton } from '../../../entities/product/share-button.tsx';
import type { WirelessAddress } from '../../../entities/wireless/wireless-params.ts';
import { useWireless, type Wireless } from '../model/use-wireless.ts';
import { useWirelessDetail } from '../model/use-wireless-detail.ts';
import { Benefits } from '../parts/benefits.tsx';
import { CompareButton } from '../parts/compare-button.tsx';
import { DetailConditions } from '../parts/detail-conditions.tsx';
import { Leaving } from '../parts/leaving.tsx';
import { ProductInformation } from '../parts/product-information.tsx';
import { ReplacedNote } from '../parts/replaced-note.tsx';
import { Windows } from '../parts/windows.tsx';
import { JoinShares } from './join-shares.tsx';
import { MonthlySum } from './monthly-sum.tsx';
import { Options } from './options.tsx';
import { SpecGlance } from './spec-glance.tsx';
import { SummaryBar } from './summary-bar.tsx';
import styles from './wireless-detail.module.css';
import { WirelessSkeleton } from './wireless-skeleton.tsx';

// Not essential: what fails to load is requested again with the next page.
const Related = memo(
  lazy<ComponentType<{ detail: WirelessDetail }>>(() =>
    import('./related.tsx').then(
      (file) => ({ default: file.Related }),
      () => ({ default: () => null }),
    ),
  ),
);

type Props = { address: WirelessAddress };

/** A phone with its plans on the desktop site. */
export function WirelessDetailPage({ address }: Props) {
  const { detail, isMissing, error, retry } = useWirelessDetail(address.gdsGrpNo ?? '');
  if (isMissing) return <NotFoundPage />;
  if (detail) return <Phone detail={detail} address={address} />;
  return error ? <ErrorNotice error={error} onRetry={retry} /> : <WirelessSkeleton />;
}

function Phone({ detail, address }: Props & { detail: WirelessDetail }) {
  const wireless = useWireless(detail, address);
  const { priced } = wireless;
  return (
    <div className={styles.wrap}>
      <Place detail={detail} />
      <div className={styles.conditions}>
        <DetailConditions wireless={wireless} />
      </div>
      <Grid columns="minmax(0, 520px) minmax(500px, 1fr)" align="start" gap={56}>
        <Aside detail={detail} pictures={wireless.pictures} wanted={wireless.chosenPicture} />
        <div>
          <Heading wireless={wireless} />
          <Options wireless={wireless} />
        </div>
      </Grid>
      {priced && <SummaryBar wireless={wireless} priced={priced} />}
      {priced && <MonthlySum wireless={wireless} priced={priced} />}
      {priced && (
        <section className={styles.leaving} aria-label="중간에 해지하면">
          <SectionHead title="중간에 해지하면 얼마를 내야 하나요?" />
          <Leaving detail={detail} priced={priced} />
        </section>
      )}
      <div className={styles.information}>
        <SectionHead title="상품 정보" />
        <ProductInformation detail={detail} />
      </div>
      <Suspense>
        <Related detail={detail} />
      </Suspense>
      <Windows wireless={wireless} />
    </div>
  );
}

const Place = memo(function Place({ detail }: { detail: WirelessDetail }) {
  const steps = detail.categoryPath.map(({ categoryNo, name }) => ({
    label: name,
    render: <MallLink to={`/goods/goodsList?ctgNo=${categoryNo}`} />,
  }));
  return (
    <Breadcrumb
      items={[{ label: '홈', render: <ScreenLink screen="home" /> }, ...steps, { label: detail.card.name }]}
    />
  );
});

type AsideProps = { detail: WirelessDetail; pictures: readonly string[]; wanted: string };

const Aside = memo(function Aside({ detail, pictures, wanted }: AsideProps) {
  const { card, specifications } = detail;
  return (
    <Stack gap={40} className={styles.aside}>
      <ProductGallery
        name={card.name}
        pictures={pictures}
        wanted={wanted}
        stickers={card.stickers}
        isSoldOut={card.isSoldOut}
      />
      <Benefits card={card} />
      {specifications.length > 0 && (
        <section aria-label="한눈에 보기">
          <h2>한눈에 보는 {card.name}</h2>
          <SpecGlance specifications={specifications} />
        </section>
      )}
      {card.newCount + card.transferCount + card.changeCount > 0 && (
        <section aria-label="가입 방법별 개통 수">
          <h2>다른 분들은 이렇게 가입했어요</h2>
          <JoinShares card={card} />
        </section>
      )}
    </Stack>
  );
});

function Heading({ wireless }: { wireless: Wireless }) {
  const { card, summary } = wireless.detail;
  return (
    <header className={styles.heading}>
      <Row align="center" justify="between" className={styles.tagRow}>
        <Text as="span" size={12} weight="semibold" tone="brand">
          {card.tag}
        </Text>
        <Row align="center" gap={8}>
          <CompareButton wireless={wireless} size="sm" />
          <ShareButton />
        </Row>
      </Row>
      <h1>{card.name}</h1>
      <p>{[summary, `상품코드 ${card.goodsGroupNo}`].filter((text) => text !== '').join(' · ')}</p>
      {card.isSoldOut && (
        <Note tone="warn" className={styles.soldOut ?? ''}>
          지금은 품절이에요. 요금은 미리 계산해 볼 수 있어요.
        </Note>
      )}
      <ReplacedNote replaced={wireless.replaced} />
    </header>
  );
}
