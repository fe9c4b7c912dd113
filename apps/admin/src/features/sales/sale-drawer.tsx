import {
  endSale,
  getSale,
  listSales,
  type OfficeSale,
  removeSale,
  saveSale,
} from '@mall/contracts/office/special-sales';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { spanWords } from '../../kit/content/content-words.ts';
import { Saving } from '../../kit/content/saving.tsx';
import { Drawer, useDrawer } from '../../kit/drawer.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { Form } from '../../kit/form/form.tsx';
import { useEditedVersion } from '../../kit/form/use-edited-version.ts';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { ConfirmInWords } from '../../kit/overlay/confirm-in-words.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { reading, useAct } from '../../lib/use-office.ts';
import { SaleFields } from './sale-fields.tsx';
import { saleChanges as changes, fieldWords, stateTones, stateWords, valuesOf } from './sale-words.ts';
import styles from './sales.module.css';

type Props = { mallId: number; saleNo: number };

/** A sale: what it sells, how much is sold, and what can still be changed. */
export function SaleDrawer({ mallId, saleNo }: Props) {
  const { data, error, refetch } = useQuery(reading(getSale, { params: { mallId, saleNo } }));
  const { edited, setChanged } = useEditedVersion(data);
  if (edited) return <OpenSale key={edited.version} sale={edited} onChanged={setChanged} />;
  return (
    <Drawer title={`특가 ${saleNo}`} isWide>
      {error ? (
        <Failure error={error} what="특가를" retry={() => void refetch()} />
      ) : (
        <RowSkeleton rows={8} columns={2} />
      )}
    </Drawer>
  );
}

const consequences = {
  PLAN: '시작 1분 전까지 모두 바꿀 수 있어요.',
  LIVE: '수량을 늘리거나 일찍 끝낼 수 있어요.',
  NOTHING: '끝난 특가예요.',
};

function OpenSale({ sale, onChanged }: { sale: OfficeSale; onChanged: (isChanged: boolean) => void }) {
  const { mallId, saleNo, version, state, changeable, mayWrite } = sale;
  const toast = useToast();
  const save = useAct(saveSale, { changes, onDone: () => toast('저장했어요') });
  const start = valuesOf(sale);
  const form = useOfficeForm({
    ...{ shape: saveSale.body, values: start, labels: fieldWords },
    toBody: (values) => ({ ...values, version }),
    send: (values, conflict) => {
      const body = { ...mergedOver(start, values, conflict), version: versionOver(version, conflict) };
      return save.mutateAsync({ params: { mallId, saleNo }, body });
    },
  });
  useEffect(() => onChanged(form.isChanged), [form.isChanged, onChanged]);
  return (
    <Drawer
      title={sale.productName}
      badge={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
      note={[sale.mallName, `주문 ${sale.takenPieces} / ${sale.totalPieces}`, spanWords(sale)].join(' · ')}
      history={{ mallId, subject: `specialSale ${saleNo}` }}
      isWide
      consequence={form.isChanged ? '저장하면 몰에 바로 보여요.' : consequences[changeable]}
      actions={mayWrite && (form.isChanged ? <Saving form={form} /> : <SaleMoves sale={sale} />)}
    >
      <Form form={form}>
        <fieldset className={styles.fields} disabled={!mayWrite || changeable === 'NOTHING'}>
          <SaleFields {...{ form, mallId, sale }} />
        </fieldset>
      </Form>
    </Drawer>
  );
}

/** Ends a running sale, or removes one that has not begun. */
function SaleMoves({ sale: { mallId, saleNo, version, state, hasSold, productName } }: { sale: OfficeSale }) {
  const toast = useToast();
  const { close } = useDrawer();
  const [isAsked, setAsked] = useState(false);
  const end = useAct(endSale, { changes, onDone: () => toast('특가를 끝냈어요') });
  // A removed sale must not be refetched.
  const remove = useAct(removeSale, {
    changes: [listSales],
    onDone: () => {
      toast('특가를 지웠어요');
      close();
    },
  });
  const failed = (error: unknown) => toast.error(error, '그사이 바뀌었어요. 다시 확인해 주세요.');
  const params = { mallId, saleNo };
  if (state === 'upcoming' && !hasSold)
    return (
      <Button isBusy={remove.isPending} onClick={() => remove.mutate({ params }, { onError: failed })}>
        지우기
      </Button>
    );
  if (state !== 'running' && state !== 'soldOut') return null;
  return (
    <>
      <Button variant="danger" isBusy={end.isPending} onClick={() => setAsked(true)}>
        지금 끝내기
      </Button>
      {isAsked && (
        <ConfirmInWords
          title={`‘${productName}’ 특가를 지금 끝낼까요?`}
          action="지금 끝내기"
          onConfirm={() => end.mutateAsync({ params, body: { version } }, { onError: failed })}
          onClose={() => setAsked(false)}
        >
          다시 열 수 없어요. 이미 주문한 회원은 그 값으로 받아요.
        </ConfirmInWords>
      )}
    </>
  );
}
