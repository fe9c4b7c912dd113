import { getProduct, listProducts, moveProduct, type ProductDetail } from '@mall/contracts/office/products';
import { type GoodsState, goodsState } from '@mall/contracts/product-codes';
import { isApproving, needsReason, productStateNames } from '@mall/domain/product-states';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { useAct } from '../../lib/use-office.ts';
import { MoveReason } from './move-reason.tsx';
import { moveWords } from './product-words.ts';

const wordOf = (from: GoodsState, to: GoodsState) =>
  isApproving(from) && to === goodsState.onSale ? '승인' : from === goodsState.deleted ? '되살리기' : moveWords[to];
/** The move forward comes last. */
const rank = (to: GoodsState) => (to === goodsState.onSale ? 1 : 0);

/** The possible moves of a product; some ask for a reason. */
export function MoveButtons({ product }: { product: ProductDetail }) {
  const { productNo, state, moves, version, name } = product;
  const toast = useToast();
  const [asked, setAsked] = useState<GoodsState>();
  const move = useAct(moveProduct, { changes: [listProducts, getProduct] });
  const send = async (to: GoodsState, reason: string) => {
    const made = await move.mutateAsync({ params: { productNo }, body: { to, reason, version } });
    toast({
      message: `${name}: ${productStateNames[to]}`,
      ...(to === goodsState.saleStopped && state === goodsState.onSale && { undo: () => takeBack(made.version) }),
    });
  };
  const takeBack = (seen: number) =>
    callOffice(moveProduct, { params: { productNo }, body: { to: state, reason: '', version: seen } }).then(
      () => move.reset(),
      toast.error,
    );
  const press = (to: GoodsState) => (needsReason(to) ? setAsked(to) : void send(to, '').catch(toast.error));
  return (
    <>
      {moves
        .toSorted((one, other) => rank(one) - rank(other))
        .map((to) => (
          <Button
            key={to}
            variant={to === goodsState.onSale ? 'primary' : needsReason(to) ? 'ghost' : 'line'}
            isBusy={move.isPending}
            onClick={() => press(to)}
          >
            {wordOf(state, to)}
          </Button>
        ))}
      {asked && (
        <MoveReason
          to={asked}
          what={asked === goodsState.deleted ? `‘${name}’ 상품을` : `‘${name}’`}
          onClose={() => setAsked(undefined)}
          send={(reason) => send(asked, reason)}
        />
      )}
    </>
  );
}
