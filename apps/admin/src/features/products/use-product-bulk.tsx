import { listOptionSheet, listProductSheet } from '@mall/contracts/office/product-sheets';
import { changeProductCell, moveProduct, type ProductRow } from '@mall/contracts/office/products';
import { type GoodsState, goodsState } from '@mall/contracts/product-codes';
import { productMovesFrom } from '@mall/domain/product-states';
import Award from 'lucide-react/icons/award';
import CircleOff from 'lucide-react/icons/circle-off';
import Download from 'lucide-react/icons/download';
import PackageCheck from 'lucide-react/icons/package-check';
import Pause from 'lucide-react/icons/pause';
import Tag from 'lucide-react/icons/tag';
import Truck from 'lucide-react/icons/truck';
import { useState } from 'react';
import { eachRow } from '../../kit/list/bulk-run.ts';
import { ExportModal } from '../../kit/list/export-modal.tsx';
import type { BulkAction, Chosen, Outcome } from '../../kit/list/list-types.ts';
import { callOffice } from '../../lib/call.ts';
import { type BulkCell, type BulkField, BulkFieldModal } from './bulk-field.tsx';
import { MoveReason } from './move-reason.tsx';

const { onSale, saleStopped, soldOut, deleted } = goodsState;
const keyOf = ({ productNo }: ProductRow) => productNo;

const moveEach = (chosen: Chosen<ProductRow>, to: GoodsState, reason = '') =>
  eachRow(chosen, keyOf, ({ productNo, version }) =>
    callOffice(moveProduct, { params: { productNo }, body: { to, reason, version } }),
  );
const mayGo =
  (to: GoodsState) =>
  ({ moves }: ProductRow) =>
    moves.includes(to);

const moving = (
  to: GoodsState,
  words: Pick<BulkAction<ProductRow>, 'label' | 'icon' | 'isMain' | 'done'>,
): BulkAction<ProductRow> => ({ ...words, appliesTo: mayGo(to), run: (chosen) => moveEach(chosen, to) });

const moves: readonly BulkAction<ProductRow>[] = [
  {
    // Products waiting for approval are approved individually, after a look.
    ...moving(onSale, {
      label: '판매하기',
      icon: PackageCheck,
      isMain: true,
      done: (count) => `${count}개를 판매해요`,
    }),
    appliesTo: (row) => mayGo(onSale)(row) && productMovesFrom(row.state, false).includes(onSale),
  },
  moving(saleStopped, { label: '판매 중지', icon: Pause, done: (count) => `${count}개를 판매 중지했어요` }),
  moving(soldOut, { label: '품절', icon: CircleOff, done: (count) => `${count}개를 품절로 바꿨어요` }),
];

const changeEach = (chosen: Chosen<ProductRow>, cell: BulkCell) =>
  eachRow(chosen, keyOf, ({ productNo, version }) =>
    callOffice(changeProductCell, { params: { productNo }, body: { ...cell, version } }),
  );

type Asking = {
  readonly what: 'delete' | 'sheet' | BulkField;
  readonly count: number;
  readonly answer: (outcomes: readonly Outcome[] | undefined) => void;
  readonly chosen: Chosen<ProductRow>;
};

/** Bulk actions on products; deleting asks for a reason, and brand, supplier and tag for a value. */
export function useProductBulk() {
  const [asking, setAsking] = useState<Asking>();
  const ask = (what: Asking['what']) => async (chosen: Chosen<ProductRow>) => {
    const count = chosen.kind === 'rows' ? chosen.rows.length : 0;
    const outcomes = await new Promise<readonly Outcome[] | undefined>((answer) =>
      setAsking({ what, count, answer, chosen }),
    );
    setAsking(undefined);
    return outcomes;
  };
  const bulk: readonly BulkAction<ProductRow>[] = [
    ...moves,
    { label: '태그 문구', icon: Tag, run: ask('tag'), done: (count) => `${count}개의 태그 문구를 바꿨어요` },
    { label: '브랜드', icon: Award, run: ask('brandId'), done: (count) => `${count}개의 브랜드를 바꿨어요` },
    { label: '공급사', icon: Truck, run: ask('supplierNo'), done: (count) => `${count}개의 공급사를 바꿨어요` },
    { label: '시트로 받기', icon: Download, run: ask('sheet') },
    {
      label: '삭제',
      appliesTo: mayGo(deleted),
      run: ask('delete'),
      done: (count) => `${count}개를 지웠어요. 30일 안에 되살릴 수 있어요.`,
    },
  ];
  return { bulk, dialog: asking && <Question asking={asking} /> };
}

function Question({ asking: { what, count, answer, chosen } }: { asking: Asking }) {
  const onClose = () => answer(undefined);
  if (what === 'sheet')
    return (
      <ExportModal
        endpoints={[listProductSheet, listOptionSheet]}
        query={{ product: { operator: 'is', values: chosen.kind === 'rows' ? chosen.rows.map(keyOf) : [] } }}
        count={undefined}
        mayClear={false}
        onClose={onClose}
      />
    );
  if (what !== 'delete')
    return (
      <BulkFieldModal
        {...{ field: what, count, onClose }}
        send={async (cell) => answer(await changeEach(chosen, cell))}
      />
    );
  return (
    <MoveReason
      to={deleted}
      what={`상품 ${count}개를`}
      onClose={onClose}
      send={async (reason) => answer(await moveEach(chosen, deleted, reason))}
    />
  );
}
