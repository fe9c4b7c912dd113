import { listPhoneChoices } from '@mall/contracts/office/product-facts';
import type { ProductPatch, RequestField } from '@mall/contracts/office/product-patch';
import type { RequestDetail } from '@mall/contracts/office/product-requests';
import type { DeliveryMethod } from '@mall/contracts/product-codes';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Words } from '../../kit/diff/words.tsx';
import { wordsIn } from '../../kit/diff/words-in.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import { grouped, percentText, won } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './approvals.module.css';
import { factText } from './facts-text.ts';

type Props = { request: RequestDetail; field: RequestField };

const prices = ['marketPrice', 'registrationFee', 'takeBackFee', 'purchasePrice'] as const;
const isPrice = (field: RequestField): field is (typeof prices)[number] => prices.some((one) => one === field);

/** Plans by their names; by their numbers until the names are loaded. */
function usePlanNames(isWanted: boolean) {
  const { data } = useQuery({ ...reading(listPhoneChoices), enabled: isWanted });
  return (planNo: number) => data?.plans.find((plan) => plan.planNo === planNo)?.name ?? `요금제 ${planNo}`;
}

/** A field's current and requested value. */
export function FieldSides({ request, field }: Props) {
  const { live, asked, base, state } = request;
  // Once it is applied, the product equals the request.
  const before = state === 'Y' ? base : live;
  const planName = usePlanNames(field === 'card');
  const textIn = (values: ProductPatch) => factText(values, field, planName) ?? textOf(request, values, field);
  if (field === 'images') return <Pictures before={before.images ?? []} after={asked.images ?? []} />;
  if (field === 'descriptionHtml')
    return <Description before={before.descriptionHtml ?? ''} after={asked.descriptionHtml ?? ''} />;
  return (
    <>
      <Words text={textIn(before)} other={textIn(asked)} side="before" />
      <div>
        <Words text={textIn(asked)} other={textIn(before)} side="after" />
        {isPrice(field) && <Percent before={before[field] ?? 0} after={asked[field] ?? 0} />}
      </div>
    </>
  );
}

function textOf({ brands, suppliers, options }: RequestDetail, values: ProductPatch, field: RequestField): string {
  if (field === 'options')
    return (values.options ?? [])
      .map(({ optionNo, extraPrice }) => {
        const name = options.find((one) => one.optionNo === optionNo)?.name ?? `옵션 ${optionNo}`;
        return `${name} +${won(extraPrice)}`;
      })
      .join('\n');
  const value = values[field];
  if (value === undefined || value === null || value === '') return '없음';
  if (field === 'brandId') return brands.find(({ brandId }) => brandId === value)?.name ?? String(value);
  if (field === 'supplierNo') return suppliers.find(({ supplierNo }) => supplierNo === value)?.name ?? String(value);
  if (field === 'deliveryMethod') return deliveryMethodName(value as DeliveryMethod);
  if (typeof value === 'number') return field === 'mostPieces' ? `${grouped(value)}개` : won(value);
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  return (value as readonly Line[]).map(lineText).join('\n') || '없음';
}

type Line = string | { readonly label: string; readonly value: string } | { readonly optionNo: number };
const lineText = (line: Line): string =>
  typeof line === 'string' ? line : 'label' in line ? `${line.label}: ${line.value || '없음'}` : '';

function Percent({ before, after }: { before: number; after: number }) {
  if (before === 0) return null;
  const percent = ((after - before) / before) * 100;
  return <small className={styles.percent}>{percentText(percent)}</small>;
}

type Both<T> = { before: T; after: T };

function Pictures({ before, after }: Both<readonly string[]>) {
  const rowOf = (images: readonly string[], others: readonly string[], words: string) => (
    <ul className={styles.pictures}>
      {images.map((image, at) => (
        <li key={image} data-changed={!others.includes(image) || undefined}>
          <Thumb image={image} />
          <small>{others.includes(image) ? `${at + 1}` : `${at + 1} ${words}`}</small>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {rowOf(before, after, '빠짐')}
      {rowOf(after, before, '새로')}
    </>
  );
}

/** As text, and as rendered in a sandboxed frame. */
function Description({ before, after }: Both<string>) {
  const [shown, setShown] = useState<string>();
  const texts = { before: wordsIn(before), after: wordsIn(after) };
  const look = (name: string) => (
    <Button size="sm" onClick={() => setShown(name)}>
      {name}
    </Button>
  );
  const isSame = texts.before === texts.after;
  return (
    <>
      <div className={styles.description}>
        <Words text={texts.before || '없음'} other={texts.after} side="before" />
        {look('현재 화면')}
      </div>
      <div className={styles.description}>
        <Words text={texts.after || '없음'} other={texts.before} side="after" />
        {isSame && <small>글은 같고 꾸밈이나 사진이 달라요.</small>}
        {look('변경 화면')}
      </div>
      {shown && (
        <Modal isOpen size="xl" title={shown} note="상세 설명" onClose={() => setShown(undefined)}>
          <iframe className={styles.frame} title={shown} sandbox="" srcDoc={shown === '현재 화면' ? before : after} />
        </Modal>
      )}
    </>
  );
}
