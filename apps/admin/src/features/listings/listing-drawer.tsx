import { type ListingRow, showListing } from '@mall/contracts/office/listings';
import { standingNames } from '@mall/domain/office/listing-words';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { grouped } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import { ListingFields } from './listing-form.tsx';
import { placeOf, standingTones } from './listing-words.ts';
import styles from './listings.module.css';
import { OtherMalls } from './other-malls.tsx';
import { PriceHistory } from './price-history.tsx';
import { useListingForm } from './use-listing-form.ts';

/** A product in a mall: its price there, the price history, and the other malls that sell it. `place` is `1-GD0001`. */
export function ListingDrawer({ place }: { place: string }) {
  const { data, error, refetch } = useQuery(reading(showListing, { params: placeOf(place) }));
  if (data) return <OpenListing key={data.row.version} row={data.row} />;
  return (
    <Drawer title="진열">
      {error ? (
        <Failure error={error} what="진열을" retry={() => void refetch()} />
      ) : (
        <RowSkeleton rows={8} columns={2} />
      )}
    </Drawer>
  );
}

function OpenListing({ row }: { row: ListingRow }) {
  const form = useListingForm(row);
  const isListed = row.standing !== 'UNLISTED';
  const mayChange = row.mayWrite && (isListed || row.pricing === 'FREE');
  return (
    <Drawer
      title={row.productName}
      badge={<Badge tone={standingTones[row.standing]}>{standingNames[row.standing]}</Badge>}
      note={`${row.mallName} · ${row.productNo}`}
      history={{ mallId: row.mallId, subject: `listing ${row.productNo}` }}
      {...(mayChange && {
        consequence: '몰에 바로 반영돼요',
        actions: (
          <SubmitButton form={form} keys="mod+enter" disabled={isListed && !form.isChanged}>
            {isListed ? '저장' : '진열하기'}
          </SubmitButton>
        ),
      })}
    >
      <Facts row={row} />
      {mayChange && (
        <Part title={isListed ? '가격과 자리' : '이 몰에 진열하기'}>
          <ListingFields row={row} form={form} />
        </Part>
      )}
      {isListed && (
        <Part title="가격 이력">
          <PriceHistory mallId={row.mallId} productNo={row.productNo} />
        </Part>
      )}
      <Part title="이 상품의 몰">
        <OtherMalls row={row} />
      </Part>
    </Drawer>
  );
}

function Facts({ row: { marketPrice, supplyPrice, salePrice, discountRate, standing, sold } }: { row: ListingRow }) {
  const price = (amount: number | null) => (amount === null || amount === 0 ? '–' : `${grouped(amount)}원`);
  const facts = [
    ['시중가', price(marketPrice)],
    ...(supplyPrice === null ? [] : [['공급가', price(supplyPrice)]]),
    ...(standing === 'UNLISTED'
      ? []
      : [
          ['판매가', price(salePrice)],
          ['할인', discountRate > 0 ? `${discountRate}%` : '–'],
          ['30일 판매', `${grouped(sold)}개`],
        ]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
