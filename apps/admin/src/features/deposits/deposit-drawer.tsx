import { getDeposit } from '@mall/contracts/office/deposits';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { LongNumber } from '../../kit/marks.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { won } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import { consequenceOf, DepositActions } from './deposit-actions.tsx';
import { MoneyParts, ReturnNotice } from './money-parts.tsx';
import type { Place } from './use-money.ts';

/** An order's money beside the list of open ones. */
export function DepositDrawer({ place }: { place: Place }) {
  const { data: money, error, refetch } = useQuery(reading(getDeposit, { params: place }));
  return (
    <Drawer
      title={<LongNumber value={place.orderNo} />}
      label={`입금 ${place.orderNo}`}
      badge={money && money.late > 0 && <Badge tone="err">{`늦은 입금 ${won(money.late)}`}</Badge>}
      consequence={money && consequenceOf(money)}
      actions={money && money.acts.length > 0 && <DepositActions money={money} />}
    >
      {error && !money && <Failure error={error} what="입금을" retry={() => void refetch()} />}
      {!money && !error && <RowSkeleton rows={8} columns={2} />}
      {money && (
        <>
          <ReturnNotice money={money} />
          <MoneyParts money={money} />
        </>
      )}
    </Drawer>
  );
}
