import { AppError, fieldError } from '@mall/contracts/errors';
import { type StockReason, stockReasons } from '@mall/contracts/office/stock';
import { inOffice, type OfficeTransaction } from '@mall/db/in-office';
import { countedChange, type Stocked } from '@mall/domain/office/stock-sheet';
import type { Dependencies } from '../../../dependencies.ts';
import {
  type Entry,
  enter,
  type LockedOption,
  listEntriesOf,
  lockOptions,
  type Place,
  updateLowStock,
} from './entry.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type By = { readonly staffNo: number; readonly requestKey: string; readonly note: string };
type Shelf = { readonly available: number; readonly onHand: number };

type Adjusting = Place & By & { readonly kind: 'IN' | 'OUT'; readonly pieces: number; readonly reason: StockReason };

/** Records pieces that came or went. Errors: 4040, 4220 more go than are for sale, or the reason is of the other kind. */
export function adjustStock(own: Own, { kind, pieces, reason, ...rest }: Adjusting): Promise<Shelf> {
  if (!stockReasons[kind].some((one) => one === reason)) throw fieldError('reason', '사유를 다시 골라 주세요.');
  return change(own, rest, ({ available }) => {
    if (kind === 'OUT' && pieces > available)
      throw fieldError('pieces', `지금 뺄 수 있는 수량은 ${available}개예요. 주문이 잡아 둔 수량은 뺄 수 없어요.`);
    return { kind, pieces: kind === 'IN' ? pieces : -pieces, counted: null, reason };
  });
}

type Counting = Place & By & { readonly counted: number; readonly seenOnHand: number };

/** Records a count, including held pieces. Errors: 4040, 4090 the stock has changed since it was seen, 4220 fewer than orders hold. */
export const countStock = (own: Own, { counted, seenOnHand, ...rest }: Counting): Promise<Shelf> =>
  change(own, rest, (stocked) => {
    const onHand = stocked.available + stocked.held;
    if (onHand !== seenOnHand) throw movedMeanwhile(seenOnHand, onHand);
    if (counted < stocked.held)
      throw fieldError('counted', `주문이 잡아 둔 수량만 ${stocked.held}개예요. 더 적다면 주문을 먼저 취소해 주세요.`);
    return { kind: 'COUNT', pieces: countedChange(counted, stocked), counted, reason: '' };
  });

const movedMeanwhile = (seen: number, onHand: number) =>
  new AppError('4090', {
    data: { onHand },
    fieldErrors: [
      {
        field: 'counted',
        message: `세는 동안 장부가 ${seen}개에서 ${onHand}개로 바뀌었어요. 다시 확인하고 적어 주세요.`,
      },
    ],
  });

type Change = Pick<Entry, 'kind' | 'pieces' | 'counted' | 'reason'>;

function change(
  { database, clock }: Own,
  { staffNo, requestKey, note, ...place }: Place & By,
  changeOf: (stocked: Stocked) => Change,
): Promise<Shelf> {
  return inOffice(database, { kind: 'all', staffNo }, async (transaction) => {
    const option = await lockOption(transaction, place);
    const isDone = (await listEntriesOf(transaction, requestKey)).length > 0;
    if (isDone) return shelfOf(option, 0);
    const made = changeOf(option);
    await enter(transaction, { ...place, ...made, note, staffNo, requestKey, happenedAt: clock() });
    return shelfOf(option, made.pieces);
  });
}

const shelfOf = ({ available, held }: Stocked, pieces: number): Shelf => ({
  available: available + pieces,
  onHand: available + pieces + held,
});

async function lockOption(transaction: OfficeTransaction, place: Place): Promise<LockedOption> {
  const [option] = await lockOptions(transaction, [place]);
  if (!option) throw new AppError('4040');
  return option;
}

type Threshold = Place & { readonly lowStock: number; readonly seen: number };

/** Errors: 4040, 4090 somebody has set another one since it was seen. */
export const setLowStock = (
  { database }: Pick<Own, 'database'>,
  { lowStock, seen, ...place }: Threshold,
): Promise<void> =>
  inOffice(database, { kind: 'all' }, async (transaction) => {
    const option = await lockOption(transaction, place);
    if (option.lowStock !== seen) throw new AppError('4090', { data: { lowStock: option.lowStock } });
    await updateLowStock(transaction, place, lowStock);
  });
